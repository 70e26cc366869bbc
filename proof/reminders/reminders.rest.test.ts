import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { bundledProgram } from '../faults/bundled-program.ts';
import { startMailSink } from '../faults/mail-sink.ts';
import { query, startFilledPostgres } from '../faults/private-postgres.ts';
import { serverEnvironment, startServer } from '../faults/server-process.ts';
import { killWorker, startWorker } from '../faults/worker-process.ts';
import { printFigures } from '../print-figures.ts';
import {
  addDueForms,
  clearReminders,
  countOf,
  firstNumber,
  formsIn,
  REMIND_AT,
  type Submitted,
  submitSome,
} from './due-forms.ts';

const WORKER = await bundledProgram(new URL('./form-reminder-worker.ts', import.meta.url));
const KILLS = count(2, 100);
const FORMS_A_ROUND = 50;
/** The longest time before a worker is killed; shorter than its work on an idle machine. */
const LONGEST_LIFE_MS = count(150, 500);
/** The time that one instance has for what is left after the kills, on a busy machine. */
const TIME_FOR_THE_REST_MS = count(120_000, 900_000);
/** A kill after all reminders were written shows nothing, so it is repeated. */
const MAX_ROUNDS = 5 * KILLS;
const SHARE_SUBMITTED = 0.1;

const PLANNED = "form_reminders where state = 'planned'";

async function startHub(more: Record<string, string> = {}) {
  const postgres = await startFilledPostgres({ autovacuum: 'on', autovacuum_naptime: '5s' });
  const url = await postgres.createDatabase('hub');
  const environment = { ...(await serverEnvironment({ DATABASE_URL: url })), REMIND_AT, ...more };
  await clearReminders(url);
  return { postgres, url, start: () => startWorker(WORKER, environment) };
}

test.runIf(findPostgresBinaries())(
  'each form is reminded of once, none is lost and none was submitted before, although instances are killed',
  TRIED_ONCE,
  async () => {
    const { postgres, url, start } = await startHub();
    const submitted: Submitted[] = [];
    let steady = await start();
    let cutShort = 0;
    let rounds = 0;
    for (; cutShort < KILLS && rounds < MAX_ROUNDS; rounds += 1) {
      // The two instances are killed in turn.
      const doomed = steady;
      steady = await start();
      await addDueForms(url, rounds, FORMS_A_ROUND);
      const added = firstNumber(rounds, FORMS_A_ROUND);
      submitted.push(...(await submitSome(url, SHARE_SUBMITTED, added)));
      await delay(randomInt(LONGEST_LIFE_MS));
      const before = await countOf(url, PLANNED);
      await killWorker(doomed);
      submitted.push(...(await submitSome(url, SHARE_SUBMITTED / 5, added)));
      if (before > 0) cutShort += 1;
    }
    const left = await countOf(url, PLANNED);
    await expect.poll(() => countOf(url, PLANNED), { timeout: TIME_FOR_THE_REST_MS }).toBe(0);
    await killWorker(steady);
    // These were written, and wait in the outbox.
    const late = await submitSome(url, SHARE_SUBMITTED);
    submitted.push(...late);

    const forms = rounds * FORMS_A_ROUND;
    const tooEarly = submitted.filter(({ state }) => state !== 'written').map(({ id }) => id);
    const out = await openForms(url);
    const named = await deliverWithTwoServers(url, out.length);
    printFigures('reminders of forms by two instances', {
      forms,
      kills: rounds,
      'kills at work': cutShort,
      'left after the kills': left,
      'submitted before their reminder': tooEarly.length,
      'submitted before it had left': late.length,
      reminded: named.length,
    });
    expect(cutShort, 'kills while there was work').toBe(KILLS);
    expect(tooEarly.length).toBeGreaterThan(0);
    expect(late.length).toBeGreaterThan(0);
    expect([...named].sort(), 'each form that is out, once').toEqual(out);
    expect(forms).toBe(out.length + submitted.length);
    await postgres.remove();
  },
);

test.runIf(findPostgresBinaries())(
  'the proof sees it when forms are not locked and mails are not kept with their reminders',
  TRIED_ONCE,
  async () => {
    const { postgres, url, start } = await startHub({ CARELESS: 'yes' });
    const workers = [await start(), await start()];
    await addDueForms(url, 0, 4 * FORMS_A_ROUND);
    await expect.poll(() => countOf(url, PLANNED), { timeout: 60_000 }).toBe(0);
    await Promise.all(workers.map(killWorker));
    expect(await countOf(url, "pgboss.job where name = 'mail'")).toBeGreaterThan(4 * FORMS_A_ROUND);
    await postgres.remove();
  },
);

async function openForms(url: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    url,
    `select id from administrations join form_reminders on administration_id = id
     where administrations.state = 'waiting'`,
  );
  return rows.map(({ id }) => id).sort();
}

/** The forms in the mails that arrive by SMTP when two whole servers deliver the queued mails. */
async function deliverWithTwoServers(url: string, expected: number): Promise<string[]> {
  const sink = await startMailSink();
  const servers = await Promise.all(
    [1, 2].map(async () => startServer(await serverEnvironment({ DATABASE_URL: url, SMTP_URL: sink.url }))),
  );
  const named = () => sink.mails.flatMap(formsIn);
  await expect.poll(() => named().length, { timeout: 300_000 }).toBeGreaterThanOrEqual(expected);
  await expect.poll(() => countOf(url, "pgboss.job where name = 'mail'"), { timeout: 60_000 }).toBe(0);
  await Promise.all(servers.map((server) => server.stop()));
  await sink.close();
  return named();
}
