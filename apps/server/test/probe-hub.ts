import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { auditOf } from './audit-of.ts';
import { call } from './call.ts';
import { createNote, createProbeTable, probeRoutes } from './probe.ts';
import { startTestHub, type TestHub } from './test-hub.ts';

type Account = 'practitioner' | 'second' | 'manager' | 'school';

/** A hub with the probe feature and signed-in users, for the tests of one file. */
export function useProbeHub() {
  const tokens = {} as Record<Account, string>;
  let hub: TestHub;

  beforeAll(async () => {
    hub = await startTestHub({ moreRoutes: probeRoutes });
    await createProbeTable(hub.database);
    for (const account of ['practitioner', 'second', 'manager', 'school'] as const) {
      tokens[account] = await hub.signIn(`${account}@demo.test`);
    }
  });
  afterAll(() => hub.close());

  return {
    tokens,
    get hub() {
      return hub;
    },
    create: (text: string, headers: Record<string, string> = {}, token = tokens.practitioner) =>
      call(hub, createNote, { token, body: { text }, headers }),

    /** How many notes of all organizations have this text. */
    async countNotes(text: string): Promise<number> {
      const organizations = await hub.database.system.selectFrom('organizations').select('id').execute();
      let count = 0;
      for (const { id } of organizations) {
        count += await hub.database.system.transaction().execute(async (db) => {
          await sql`select set_config('hub.organization_id', ${id}, true)`.execute(db);
          await sql`set local role hub_app`.execute(db);
          const { rows } = await sql<{ n: number }>`
            select count(*)::integer as n from probe_notes where text = ${text}
          `.execute(db);
          return rows[0]?.n ?? 0;
        });
      }
      return count;
    },

    auditOf: (answer: { headers: Headers }) => auditOf(hub, answer),
  };
}
