import { setTimeout as delay } from 'node:timers/promises';
import { transferClients } from '@hub/contract/auth/management/member-clients';
import { expect } from 'vitest';
import type { PeopleHub } from './people-hub.ts';

const CASES_OF_A_CLIENT = 2;

/** Clients of two colleagues, of whom always the same one has all of them. */
export function manyClients(hub: PeopleHub, owners: readonly string[], manager: string) {
  const ofBoth = `account_id in ('${owners.join("','")}')`;

  /** The account that has all clients and all their cases. Fails if they are split. */
  async function ownerOfAll(clients: number): Promise<string> {
    const rows = await hub.query<{ id: string; clients: number; cases: number }>(`
      select clients.account_id as id, count(distinct clients.id)::integer as clients,
        count(cases.id) filter (where cases.account_id = clients.account_id)::integer as cases
      from clients left join cases on cases.client_id = clients.id
      where clients.${ofBoth} group by clients.account_id`);
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

  return {
    ownerOfAll,
    transferFrom,

    /** Creates exactly this many clients for the first of the two, with a note in each case. */
    async fill(clients: number): Promise<void> {
      const [first] = owners;
      await hub.query(`
        delete from clients where ${ofBoth};
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
      await hub.query('vacuum analyze clients, cases, case_notes');
    },

    /** Transfers all of them once, and returns the milliseconds that it took. */
    async move(clients: number): Promise<number> {
      const from = await ownerOfAll(clients);
      const begin = performance.now();
      const { status, body } = await transferFrom(from);
      const time = performance.now() - begin;
      expect([status, body]).toEqual([200, { clients, cases: clients * CASES_OF_A_CLIENT }]);
      expect(await ownerOfAll(clients)).not.toBe(from);
      const authors = await hub.query(
        `select distinct account_id from case_notes where case_id in (select id from cases where ${ofBoth})`,
      );
      expect(authors, 'notes keep their author').toEqual([{ account_id: owners[0] }]);
      return time;
    },

    /** Waits until the database has rolled back, or committed, the work of a killed instance. */
    async untilNobodyWorks(): Promise<void> {
      const working = `select from pg_stat_activity where datname = current_database() and xact_start is not null
        and query ilike '%clients%' and pid <> pg_backend_pid()`;
      while ((await hub.query(working)).length > 0) await delay(20);
    },
  };
}
