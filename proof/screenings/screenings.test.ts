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
const KILLS = count(3, 50);
const TODAY = todayIn('America/Chicago', new Date());
/** About as long as it takes to give the form and to write the mails. */
const LONGEST_LIFE_MS = count(1500, 6000);

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
        { featureId, quantity: CLIENTS, source: 'grant', accountId: account.accountId },
      ),
    );
    const clientIds = await addClients(url, account);
    const before = await countsOf(url);

    const environment = await serverEnvironment({ DATABASE_URL: url, PUBLIC_URL: 'http://localhost:8080' });
    let server = await startServer(environment);
    const { access_token: token } = await tokensOf(server.url, 'practitioner@demo.test');
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

    let cutShort = 0;
    let unanswered = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const sent = send().catch(() => undefined);
      await delay(randomInt(LONGEST_LIFE_MS));
      const { forms, mails } = await countsOf(url);
      if (forms < before.forms + CLIENTS || mails < before.mails + CLIENTS) cutShort += 1;
      await server.kill();
      if ((await sent) === undefined) unanswered += 1;
      server = await startServer(environment);
    }
    expect((await send()).status, 'the same call, at last without a kill').toBe(201);
    await expect
      .poll(async () => (await countsOf(url)).mails - before.mails, { timeout: 120_000 })
      .toBe(CLIENTS);
    // One that is written twice would be written soon.
    await delay(4000);
    const after = await countsOf(url);
    printFigures('a form for many', {
      clients: CLIENTS,
      kills: KILLS,
      'kills at work': cutShort,
      unanswered,
    });

    expect(cutShort, 'some kills came while there was work').toBeGreaterThan(0);
    expect(after.screenings - before.screenings).toBe(1);
    expect(after.forms - before.forms).toBe(CLIENTS);
    expect(after.cases - before.cases).toBe(CLIENTS);
    expect(after.held - before.held).toBe(CLIENTS);
    expect(after.mails - before.mails, 'one mail for each').toBe(CLIENTS);
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
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    url,
    `insert into clients (organization_id, account_id, first_name, last_name, first_name_key, last_name_key,
       date_of_birth, email)
     select '${organizationId}', '${accountId}', 'Ada', 'Many' || n, 'ada', 'many' || n, current_date - 6000,
       'many' || n || '@demo.test'
     from generate_series(1, ${CLIENTS}) as n returning id`,
  );
  return rows.map(({ id }) => id);
}
