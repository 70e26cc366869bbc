import { setTimeout as delay } from 'node:timers/promises';
import { MAX_ANSWERS_PER_REQUEST } from '@hub/contract/core/assessment/answer-limits';
import pg from 'pg';
import { itemsOf, type OpenForm, openForms } from './answers/open-forms.ts';
import { createSender } from './answers/send-answers.ts';
import { type MeasuredHub, POOL_SIZE, query, startMeasuredHub } from './lists/measured-hub.ts';

const RESPONDENTS = 2000;
const EVERY_MS = 5000;
const PACED_SECONDS = 30;
const CALLERS = 32;
const BARE_SECONDS = 3;
const WARMING_SECONDS = 4;
const SATURATED_SECONDS = 8;
const TICK_MS = 20;
const ROUNDS = 3;
const SUBMISSIONS = 100;
const FORM = 'lbs-2-parent';
const LEAST_RATIO = 0.4;
const MAX_SUBMISSION_MS = 150;

const at = (times: number[], share: number) =>
  times.sort((left, right) => left - right)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

type Sender = ReturnType<typeof createSender>;

/** Each respondent gives an answer every five seconds, at moments of their own. */
async function judgePace(forms: readonly OpenForm[], { send }: Sender): Promise<boolean> {
  const times: number[] = [];
  let errors = 0;
  const end = performance.now() + PACED_SECONDS * 1000;
  await Promise.all(
    forms.map(async (form, index) => {
      await delay((index / forms.length) * EVERY_MS);
      while (performance.now() < end) {
        const begin = performance.now();
        const status = await send(form, 1).catch(() => 0);
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

/**
 * How many rows like an answer can be inserted in a second, one by one, each written to disk before the next.
 */
async function bareRate(hub: MeasuredHub, bare: pg.Pool, forms: readonly OpenForm[]): Promise<number> {
  const end = performance.now() + BARE_SECONDS * 1000;
  let done = 0;
  const insert = async () => {
    const { id, device } = forms[done % forms.length] as OpenForm;
    done += 1;
    await bare.query({
      name: 'answer',
      text: `insert into bare_answers (organization_id, administration_id, revision, device, number, item, value, seconds)
        values ($1, $2, nextval('bare_number'), $3, currval('bare_number'), $4, $5, 2.5)`,
      values: [hub.owner.organizationId, id, device, 'anx1', '"1"'],
    });
  };
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (performance.now() < end) await insert();
    }),
  );
  return done / BARE_SECONDS;
}

/**
 * Gives this many answers in a second, by all respondents in turn. Each page works like ours: it sends all
 * waiting answers in one call, and the next ones when that call is answered.
 */
async function savedRate(forms: readonly OpenForm[], { send }: Sender, given: number) {
  const pages = forms.map((form) => ({ form, waiting: [] as number[], isSending: false }));
  type Page = (typeof pages)[number];
  const times: number[] = [];
  let [saved, calls, turn] = [0, 0, 0];
  let isMeasured = false;
  let isOver = false;
  const sendWaiting = async (page: Page) => {
    page.isSending = true;
    while (page.waiting.length > 0 && !isOver) {
      const some = page.waiting.splice(0, MAX_ANSWERS_PER_REQUEST);
      const status = await send(page.form, some.length);
      if (status !== 200) throw new Error(`answers were answered with ${status}`);
      if (!isMeasured) continue;
      saved += some.length;
      calls += 1;
      times.push(...some.map((at) => performance.now() - at));
    }
    page.isSending = false;
  };
  const sending: Promise<void>[] = [];
  const begin = performance.now();
  const measuredFrom = begin + WARMING_SECONDS * 1000;
  const end = measuredFrom + SATURATED_SECONDS * 1000;
  for (let now = begin; now < end; now = performance.now()) {
    isMeasured = now >= measuredFrom;
    for (; turn < ((now - begin) / 1000) * given; turn += 1) {
      const page = pages[turn % pages.length] as Page;
      page.waiting.push(now);
      if (!page.isSending) sending.push(sendWaiting(page));
    }
    await delay(TICK_MS);
  }
  isOver = true;
  isMeasured = false;
  await Promise.all(sending);
  return { rate: saved / SATURATED_SECONDS, each: saved / calls, p95: at(times, 0.95) };
}

/** Whether the hub saves answers at the rate at which a bare loop inserts them. */
async function judgeRate(hub: MeasuredHub, forms: readonly OpenForm[], sender: Sender): Promise<boolean> {
  // As many connections as the hub has.
  const bare = new pg.Pool({ connectionString: hub.url, max: POOL_SIZE });
  try {
    await query(
      hub.url,
      `create table bare_answers (organization_id uuid, administration_id uuid, revision integer, device uuid,
         number integer, item text, value jsonb, seconds real, given_at timestamptz default clock_timestamp(),
         primary key (organization_id, administration_id, revision));
       create unique index on bare_answers (organization_id, administration_id, device, number);
       create sequence bare_number`,
    );
    await bareRate(hub, bare, forms);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const limit = await bareRate(hub, bare, forms);
      const { rate, each, p95 } = await savedRate(forms, sender, limit);
      ratios.push(rate / limit);
      console.log(
        `at saturation: ${rate.toFixed(0)} answers a second, ${each.toFixed(1)} in a call, saved within ${p95.toFixed(0)} ms (p95); bare ${limit.toFixed(0)}, ratio ${(rate / limit).toFixed(2)}`,
      );
    }
    const ratio = at(ratios, 0.5);
    console.log(`the middle ratio: ${ratio.toFixed(2)}, at least ${LEAST_RATIO} is asked for`);
    return ratio >= LEAST_RATIO;
  } finally {
    await bare.end();
  }
}

/** Each form in turn is answered in one call and submitted, which scores it. */
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
    `submission of LBS-2 with scoring: p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, at most ${MAX_SUBMISSION_MS}; scored ${row?.scored}, waiting ${row?.waiting} of ${forms.length}`,
  );
  return p95 <= MAX_SUBMISSION_MS && row?.waiting === 0;
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
