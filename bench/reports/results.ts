import type { MeasuredHub } from '../lists/measured-hub.ts';
import { openScales, type Scales } from './scored-form.ts';
import { shown, within } from './times.ts';

const CONCURRENCY = 8;
const ROUNDS = 12;
const MAX_MS = 1000;

/** From a respondent's last answer to the scores on the practitioner's side, with the respondents of several clients at once. */
export async function judgeResults(hub: MeasuredHub): Promise<boolean> {
  const clients: Scales[] = [];
  while (clients.length < CONCURRENCY) clients.push(await openScales(hub, ROUNDS + 1));
  const headers = { authorization: `Bearer ${hub.token}` };
  const read = async (path: string) => {
    const answer = await fetch(hub.origin + path, { headers });
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    return answer.json();
  };
  /**
   * Works like an open page: one call waits for each next state of the form, and then the scores are read.
   */
  const scoresThere = async (path: string) => {
    let known = 'in-progress';
    while (known !== 'scored') {
      known = ((await read(`${path}/watch?state=${known}`)) as { state: string }).state;
    }
    const { versions } = (await read(`${path}/scores`)) as { versions: unknown[] };
    if (versions.length === 0) throw new Error(`${path} is scored and has no scores`);
  };
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const open = clients.flatMap((scales) =>
      scales.forms.slice(round, round + 1).map((form) => ({ ...scales, form })),
    );
    await Promise.all(open.map(({ form, begin }) => begin(form)));
    const took = await Promise.all(
      open.map(async ({ form, end, pathOf }) => {
        const begun = performance.now();
        await Promise.all([end(form), scoresThere(pathOf(form))]);
        return performance.now() - begun;
      }),
    );
    // The first round only compiles the code.
    if (round > 0) times.push(...took);
  }
  for (const { close } of clients) close();
  console.log(
    `from the last answer to the scores, ${CONCURRENCY} at once: ${shown(times)} of ${times.length} (p95 at most ${MAX_MS} ms)`,
  );
  return within(times, 0.95) <= MAX_MS;
}
