import { setTimeout as delay } from 'node:timers/promises';
import { transferClients } from '@hub/contract/auth/management/member-clients';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { type PeopleHub, startPeopleHub } from './people-hub.ts';

const KILLS = count(1, 10);
const CLIENTS = 2000;
const MANY_CLIENTS = count(2000, 20_000);
const CASES_OF_A_CLIENT = 2;

describe.runIf(findPostgresBinaries())('a transfer of many clients', TRIED_ONCE, () => {
  let hub: PeopleHub;
  let manager: string;
  const owners: string[] = [];

  beforeAll(async () => {
    hub = await startPeopleHub(1);
    manager = await hub.tokenOf('manager@demo.test');
    for (const name of ['practitioner', 'second']) owners.push(await hub.accountOf(`${name}@demo.test`));
  });
  afterAll(() => hub.close());

  /** Exactly so many clients, all with the first of the two, each with a note in each of its cases. */
  async function fill(clients: number) {
    const [first] = owners;
    await hub.query(`
      delete from clients where account_id in ('${owners.join("','")}');
      insert into clients (organization_id, account_id, first_name, last_name, first_name_key, last_name_key,
        date_of_birth)
      select organization_id, id, 'C', 'L' || n, 'c', 'l' || n, '2014-05-17'
      from accounts, generate_series(1, ${clients}) n where id = '${first}';
      insert into cases (organization_id, account_id, client_id, client_name, client_first_name_key,
        client_last_name_key, case_name, case_name_key, referral_date, expiration_date)
      select organization_id, account_id, id, 'C ' || last_name, first_name_key, last_name_key, 'Case', 'case',
        '2026-01-15', '2099-01-15'
      from clients, generate_series(1, ${CASES_OF_A_CLIENT}) where account_id = '${first}';
      insert into case_notes (organization_id, case_id, account_id, note_html, note_text)
      select organization_id, id, account_id, '<p>n</p>', 'n' from cases where account_id = '${first}'`);
    await hub.query('vacuum analyze');
  }

  /** Who has them: all of them and all their cases. Fails when they are in two hands. */
  async function ownerOfAll(clients: number): Promise<string> {
    const rows = await hub.query<{ id: string; clients: number; cases: number }>(`
      select clients.account_id as id, count(distinct clients.id)::integer as clients,
        count(cases.id) filter (where cases.account_id = clients.account_id)::integer as cases
      from clients left join cases on cases.client_id = clients.id
      where clients.account_id in ('${owners.join("','")}') group by clients.account_id`);
    const id = rows[0]?.id ?? '';
    expect(rows).toEqual([{ id, clients, cases: clients * CASES_OF_A_CLIENT }]);
    return id;
  }

  const transferFrom = (from: string) =>
    hub.call(0, transferClients, {
      token: manager,
      id: from,
      body: { toAccountId: owners.find((id) => id !== from) },
    });

  /** Until the database has taken back, or kept, what the killed instance was doing. */
  async function untilNobodyWorks() {
    for (;;) {
      const working = await hub.query(
        "select from pg_stat_activity where datname = 'people' and xact_start is not null and pid <> pg_backend_pid()",
      );
      if (working.length === 0) return;
      await delay(20);
    }
  }

  /** Moves them all once. Answers how long it took. */
  async function timeOf(clients: number): Promise<number> {
    const begin = performance.now();
    const from = await ownerOfAll(clients);
    const { status, body } = await transferFrom(from);
    expect([status, body]).toEqual([200, { clients, cases: clients * CASES_OF_A_CLIENT }]);
    const time = performance.now() - begin;
    expect(await ownerOfAll(clients)).not.toBe(from);
    return time;
  }

  test(`is all or nothing, although the instance is killed ${KILLS} times while it runs`, async () => {
    await fill(CLIENTS);
    const time = await timeOf(CLIENTS);
    const outcomes = { nothing: 0, all: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const from = await ownerOfAll(CLIENTS);
      const answering = transferFrom(from).catch(() => undefined);
      await delay((time * (kill + 0.5)) / KILLS);
      await hub.kill(0);
      const answer = await answering;
      await untilNobodyWorks();
      const owner = await ownerOfAll(CLIENTS);
      if (answer) expect(owner, 'what was answered has happened').not.toBe(from);
      outcomes[owner === from ? 'nothing' : 'all'] += 1;
      await hub.restart(0);
    }
    printFigures('transfers killed at work', { clients: CLIENTS, kills: KILLS, ...outcomes });
  });

  test(`moves ${MANY_CLIENTS} with one call, and notes keep their author`, async () => {
    await fill(MANY_CLIENTS);
    const time = await timeOf(MANY_CLIENTS);
    const [notes] = await hub.query<{ count: number }>(
      `select count(*)::integer as count from case_notes where account_id = '${owners[0]}'`,
    );
    expect(notes?.count).toBe(MANY_CLIENTS * CASES_OF_A_CLIENT);
    printFigures('a transfer', { clients: MANY_CLIENTS, milliseconds: time.toFixed(0) });
  });
});
