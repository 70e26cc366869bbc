import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { bundledProgram } from './bundled-program.ts';
import { startMailSink } from './mail-sink.ts';
import { query, startFilledPostgres } from './private-postgres.ts';
import { serverEnvironment, startServer } from './server-process.ts';
import { killWorker, startWorker } from './worker-process.ts';

const WORKER = await bundledProgram(new URL('./reminder-worker.ts', import.meta.url));
const KILLS = count(1, 12);
const CASES_A_ROUND = 120;
/** The longest time before a worker is killed; shorter than its work on an idle machine. */
const LONGEST_LIFE_MS = 150;
/** A kill after all reminders were written shows nothing, so it is repeated. */
const MAX_ROUNDS = 10 * KILLS;

test.runIf(findPostgresBinaries())(
  'two instances write each reminder once and lose none, although one is killed again and again',
  async () => {
    const postgres = await startFilledPostgres();
    const url = await postgres.createDatabase('hub');
    const environment = await serverEnvironment({ DATABASE_URL: url });
    // Only the rounds add forms that are due.
    await query(url, 'set role hub_system; update cases set closed_at = now()');

    const start = () => startWorker(WORKER, environment);
    const steady = await start();
    let cutShort = 0;
    let rounds = 0;
    for (; cutShort < KILLS && rounds < MAX_ROUNDS; rounds += 1) {
      const doomed = await start();
      await addDueCases(url);
      await delay(randomInt(LONGEST_LIFE_MS));
      const before = await countOf(url, DUE);
      await killWorker(doomed);
      if (before > 0) cutShort += 1;
    }
    await expect.poll(() => countOf(url, DUE), { timeout: 60_000 }).toBe(0);
    await killWorker(steady);

    const cases = rounds * CASES_A_ROUND;
    expect(cutShort, 'kills while there was work').toBe(KILLS);
    expect(await countOf(url, 'select count(*)::integer as n from case_reminders')).toBe(cases);
    expect(await countOf(url, "select count(*)::integer as n from pgboss.job where name = 'mail'")).toBe(
      cases,
    );
    const delivered = await deliverWithTwoServers(url, cases);
    expect([delivered.length, new Set(delivered).size]).toEqual([cases, cases]);
    printFigures('reminders by two instances', { cases, kills: rounds, 'kills at work': cutShort });
    await postgres.remove();
  },
);

const DUE = `select count(*)::integer as n from cases where closed_at is null
  and not exists (select from case_reminders where case_reminders.case_id = cases.id)`;

async function countOf(url: string, text: string): Promise<number> {
  const [row] = await query<{ n: number }>(url, `${text}`);
  return row?.n ?? -1;
}

/** Cases of one practitioner that expire today where the organization is. */
const addDueCases = (url: string) =>
  query(
    url,
    `insert into cases (organization_id, account_id, client_id, client_name, client_first_name_key,
       client_last_name_key, case_name, case_name_key, referral_date, expiration_date, created_at)
     select organization_id, account_id, client_id, client_name, client_first_name_key, client_last_name_key,
       'Due', 'due', today - 300, today, now() - interval '200 days'
     from (select cases.*, (now() at time zone organizations.time_zone)::date as today
       from cases join organizations on organizations.id = cases.organization_id
       join accounts on accounts.id = cases.account_id where accounts.status = 'Active' limit 1) one,
       generate_series(1, ${CASES_A_ROUND})`,
  );

const caseIn = (text: string) => /\/cases\/([\w-]{36})/.exec(text)?.[1] ?? '';

/** The cases in the mails that arrive by SMTP when two whole servers deliver the queued mails. */
async function deliverWithTwoServers(url: string, expected: number): Promise<string[]> {
  const sink = await startMailSink();
  const servers = await Promise.all(
    [1, 2].map(async () => startServer(await serverEnvironment({ DATABASE_URL: url, SMTP_URL: sink.url }))),
  );
  await expect.poll(() => sink.mails.length, { timeout: 300_000 }).toBeGreaterThanOrEqual(expected);
  // A duplicate mail would arrive soon.
  await delay(3000);
  await Promise.all(servers.map((server) => server.stop()));
  await sink.close();
  return sink.mails.map(caseIn);
}
