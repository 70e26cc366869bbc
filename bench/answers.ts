import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { itemsOf, type OpenForm, openForms } from './answers/open-forms.ts';
import { createSender } from './answers/send-answers.ts';
import { type MeasuredHub, query, startMeasuredHub } from './lists/measured-hub.ts';

const RESPONDENTS = 2000;
const EVERY_MS = 5000;
const PACED_SECONDS = 30;
const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 5;
const SUBMISSIONS = 100;
const FORM = 'lbs-2-parent';
const LEAST_RATIO = 0.4;
const MOST_SUBMISSION_MS = 150;

const at = (times: number[], share: number) =>
  times.sort((left, right) => left - right)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

type Sender = ReturnType<typeof createSender>;

/** Each respondent gives an answer every five seconds, all of them at other moments. */
async function judgePace(forms: readonly OpenForm[], { next }: Sender): Promise<boolean> {
  const times: number[] = [];
  let errors = 0;
  const end = performance.now() + PACED_SECONDS * 1000;
  await Promise.all(
    forms.map(async (form, index) => {
      await delay((index / forms.length) * EVERY_MS);
      while (performance.now() < end) {
        const begin = performance.now();
        const status = await next(form).catch(() => 0);
        times.push(performance.now() - begin);
        if (status !== 200) errors += 1;
        await delay(Math.max(0, EVERY_MS - (performance.now() - begin)));
      }
    }),
  );
  const figures = `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`;
  console.log(
    `${forms.length} respondents, an answer every 5 s: ${times.length} answers, ${figures}, errors ${errors}`,
  );
  return errors === 0;
}

async function rateOf(work: (index: number) => Promise<void>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        await work(index + turn * CONNECTIONS);
        done += 1;
      }
    }),
  );
  return done / SECONDS;
}

/** Saved answers a second over HTTP, against a loop that inserts a row like it and waits until it is on disk. */
async function judgeRate(hub: MeasuredHub, forms: readonly OpenForm[], { next }: Sender): Promise<boolean> {
  const bare = new pg.Pool({ connectionString: hub.url, max: CONNECTIONS });
  try {
    await query(
      hub.url,
      `create table bare_answers (organization_id uuid, administration_id uuid, revision integer, device uuid,
         number integer, item text, value jsonb, seconds real, given_at timestamptz default clock_timestamp(),
         primary key (organization_id, administration_id, revision));
       create unique index on bare_answers (organization_id, administration_id, device, number)`,
    );
    let revision = 0;
    const insert = async (index: number) => {
      revision += 1;
      const form = forms[index % forms.length];
      await bare.query({
        name: 'answer',
        text: `insert into bare_answers (organization_id, administration_id, revision, device, number, item, value, seconds)
          values ($1, $2, $3, $4, $3, $5, $6, 2.5)`,
        values: [hub.owner.organizationId, form?.id, revision, form?.device ?? randomUUID(), 'anx1', '"1"'],
      });
    };
    const save = async (index: number) => {
      const status = await next(forms[index % forms.length] as OpenForm);
      if (status !== 200) throw new Error(`an answer was answered with ${status}`);
    };
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [bareRate, rate] = [await rateOf(insert), await rateOf(save)];
      // The first round warms both up.
      if (round === 0) continue;
      ratios.push(rate / bareRate);
      console.log(
        `at saturation: ${rate.toFixed(0)} answers a second, bare ${bareRate.toFixed(0)}, ratio ${(rate / bareRate).toFixed(2)}`,
      );
    }
    const ratio = at(ratios, 0.5);
    console.log(`the middle ratio: ${ratio.toFixed(2)}, at least ${LEAST_RATIO} is asked for`);
    return ratio >= LEAST_RATIO;
  } finally {
    await bare.end();
  }
}

/** One form after another is answered in one call and handed in, which scores it. */
async function judgeSubmission(
  hub: MeasuredHub,
  forms: readonly OpenForm[],
  items: readonly string[],
  { post }: Sender,
): Promise<boolean> {
  const times: number[] = [];
  for (const form of forms) {
    const answers = items.map((item, index) => ({
      number: index + 1,
      seen: 0,
      item,
      value: String((index * index + 1) % 4),
      seconds: 2.5,
    }));
    await post(form, '/answers', { device: form.device, answers });
    const begin = performance.now();
    const { status } = await post(form, '/submit', { revision: items.length });
    times.push(performance.now() - begin);
    if (status !== 200) throw new Error(`a submission was answered with ${status}`);
  }
  const [row] = await query(
    hub.url,
    `select count(*) filter (where state = 'scored')::integer as scored, count(*) filter (where state = 'submitted')::integer
       as waiting from administrations where id = any('{${forms.map(({ id }) => id).join()}}')`,
  );
  const p95 = at(times, 0.95);
  console.log(
    `submission of LBS-2 with scoring: p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, at most ${MOST_SUBMISSION_MS}; scored ${row?.scored}, waiting ${row?.waiting} of ${forms.length}`,
  );
  return p95 <= MOST_SUBMISSION_MS && row?.waiting === 0;
}

const hub = await startMeasuredHub();
try {
  const items = await itemsOf(hub, FORM);
  const forms = await openForms(hub, hub.secrets.formSessions, FORM, RESPONDENTS);
  const toSubmit = await openForms(hub, hub.secrets.formSessions, FORM, SUBMISSIONS);
  const sender = createSender(hub.origin, 256, items);
  const isScoredSoon = await judgeSubmission(hub, toSubmit, items, sender);
  const isCalm = await judgePace(forms, sender);
  const isFast = await judgeRate(hub, forms, sender);
  sender.close();
  if (!isScoredSoon || !isCalm || !isFast) process.exitCode = 1;
} finally {
  await hub.stop();
}
