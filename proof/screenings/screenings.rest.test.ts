import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createScreening } from '@hub/contract/core/screenings/screenings';
import { addDays } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import { expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { inSystemTransaction } from '../../apps/server/src/db/transaction.ts';
import { grant } from '../../apps/server/src/features/licenses/ledger/grant.ts';
import { verifyLedger } from '../../apps/server/src/features/licenses/ledger/verify-ledger.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { call } from '../../apps/server/test/call.ts';
import { findDemoAccount } from '../../apps/server/test/ledger.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { TEST_KEY } from '../../apps/server/test/test-key.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { tokensOf } from '../faults/calls.ts';
import { query, startFilledPostgres } from '../faults/private-postgres.ts';
import { serverEnvironment, startServer } from '../faults/server-process.ts';
import { printFigures } from '../print-figures.ts';

const CLIENTS = count(40, 500);
const KILLS = count(2, 50);
/**
 * A screening is given in about this time, and its mails are written within about this time after a start.
 */
const GIVING_MS = count(600, 4000);
const MAILING_MS = count(1500, 5000);
/** After this many kills of one screening it may finish and write its mails. */
const KILLS_BEFORE_IT_IS_GIVEN = count(1, 4);
const MAX_SCREENINGS = KILLS;
const TODAY = todayIn('America/Chicago', new Date());

test.runIf(findPostgresBinaries())(
  'a form that is given to many is given once and mailed once, although the server is killed again and again',
  TRIED_ONCE,
  async () => {
    const postgres = await startFilledPostgres();
    const url = await postgres.createDatabase('screenings');
    const config = readConfig({ DATABASE_URL: url, DATABASE_POOL_SIZE: '2', ENCRYPTION_KEY: TEST_KEY });
    const database = await connect(config, createLogger('silent'));
    const account = await findDemoAccount(database.system);
    const featureId = await featureOf(url, 'lmc-self');
    await inSystemTransaction(database, (db) =>
      grant(
        db,
        { ...account, today: TODAY },
        { featureId, quantity: CLIENTS * MAX_SCREENINGS, source: 'grant', accountId: account.accountId },
      ),
    );
    const before = await countsOf(url);

    const environment = await serverEnvironment({ DATABASE_URL: url, PUBLIC_URL: 'http://localhost:8080' });
    let server = await startServer(environment);
    const { access_token: token } = await tokensOf(server.url, 'practitioner@demo.test');
    const killAndStart = async () => {
      await server.kill();
      server = await startServer(environment);
    };
    const kills = { 'before it was given': 0, 'among its mails': 0, 'at leisure': 0 };
    const killed = () => kills['before it was given'] + kills['among its mails'];

    let screenings = 0;
    for (; killed() < KILLS && screenings < MAX_SCREENINGS; screenings += 1) {
      const clientIds = await addClients(url, account, screenings);
      const key = randomUUID();
      const send = () =>
        call(server, createScreening, {
          token,
          headers: { 'idempotency-key': key },
          body: {
            name: 'Fall screening',
            formId: 'lmc-self',
            answeredBy: { rule: 'client' },
            delivery: 1,
            language: 'en',
            dueOn: addDays(TODAY, 10),
            clientIds,
          },
        });
      for (let kill = 0; kill < KILLS_BEFORE_IT_IS_GIVEN; kill += 1) {
        const sent = send().catch(() => undefined);
        await delay(randomInt(GIVING_MS));
        const isGiven = (await countsOf(url)).screenings > before.screenings + screenings;
        await killAndStart();
        await sent;
        kills[isGiven ? 'at leisure' : 'before it was given'] += 1;
      }
      expect((await send()).status, 'the same call, without a kill').toBe(201);
      const allMails = before.mails + CLIENTS * (screenings + 1);
      for (;;) {
        await delay(randomInt(MAILING_MS));
        const { mails } = await countsOf(url);
        if (mails === allMails || killed() >= KILLS) break;
        await killAndStart();
        kills['among its mails'] += 1;
      }
      await expect.poll(async () => (await countsOf(url)).mails, { timeout: 120_000 }).toBe(allMails);
    }
    // A duplicate mail would be written soon.
    await delay(4000);
    const after = await countsOf(url);
    printFigures('a form for many', { screenings, clients: CLIENTS, ...kills });

    expect(kills['before it was given'], 'some kills came before it was given').toBeGreaterThan(0);
    expect(kills['among its mails'], 'some kills came among its mails').toBeGreaterThan(0);
    expect(killed()).toBeGreaterThanOrEqual(KILLS);
    const given = CLIENTS * screenings;
    expect(after.screenings - before.screenings).toBe(screenings);
    expect(after.forms - before.forms).toBe(given);
    expect(after.cases - before.cases).toBe(given);
    expect(after.held - before.held).toBe(given);
    expect(after.mails - before.mails, 'one mail for each').toBe(given);
    expect(await query(url, MAILED_TWICE)).toEqual([]);
    expect(await verifyLedger(database.system)).toEqual([]);

    await server.kill();
    await database.close();
    await postgres.remove();
  },
);

const MAILED_TWICE = `select administration_id from administration_events where kind = 'mail-written'
  group by administration_id having count(*) > 1`;

type Counts = { screenings: number; forms: number; cases: number; held: number; mails: number };

async function countsOf(url: string): Promise<Counts> {
  const [row] = await query<Counts>(
    url,
    `select (select count(*) from screenings)::integer as screenings,
      (select count(*) from administrations)::integer as forms, (select count(*) from cases)::integer as cases,
      (select count(*) from license_holds where outcome is null)::integer as held,
      (select count(*) from administration_events where kind = 'mail-written')::integer as mails`,
  );
  if (!row) throw new Error('nothing was counted');
  return row;
}

async function featureOf(url: string, formId: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    url,
    `select id from product_features where form_id = '${formId}'`,
  );
  return row?.id ?? '';
}

/** Clients of sixteen with an address each. */
async function addClients(
  url: string,
  { organizationId, accountId }: { organizationId: string; accountId: string },
  screening: number,
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    url,
    `insert into clients (organization_id, account_id, first_name, last_name, first_name_key, last_name_key,
       date_of_birth, email)
     select '${organizationId}', '${accountId}', 'Ada', 'Many' || n, 'ada', 'many' || n, current_date - 6000,
       'many' || ${screening} || '-' || n || '@demo.test'
     from generate_series(1, ${CLIENTS}) as n returning id`,
  );
  return rows.map(({ id }) => id);
}
