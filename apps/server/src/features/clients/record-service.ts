import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { touchClient } from './client-access.ts';
import type { RecordKind } from './record-kinds.ts';
import {
  deleteRecord,
  findRecord,
  insertRecord,
  type RecordTable,
  updateRecord,
} from './record-repository.ts';

type RecordKey = { clientId: string; id: string };

/** The operations on a record that a client has at most once. */
export function recordService<Table extends RecordTable, Input>(kind: RecordKind<Table, Input>) {
  const { table, field, values, present } = kind;
  return {
    /** One or none. */
    async list(scope: Scope, clientId: string) {
      const row = await findRecord(scope, table, { clientId });
      return row ? [present(row)] : [];
    },

    async read(scope: Scope, key: RecordKey) {
      const row = await findRecord(scope, table, key);
      if (!row) throw new Problem('not-found');
      return present(row);
    },

    async add(scope: Scope, clientId: string, input: Input) {
      await touchClient(scope, clientId);
      const row = await insertRecord(scope, table, { clientId }, values(input));
      if (!row) throw new Problem('record-exists');
      return present(row);
    },

    /** For a client that has no records yet. */
    async insert(scope: Scope, clientId: string, input: Input): Promise<void> {
      await insertRecord(scope, table, { clientId }, values(input));
    },

    async change(scope: Scope, key: RecordKey, version: number, input: Input) {
      await touchClient(scope, key.clientId);
      const row = await updateRecord(scope, table, { ...key, version }, values(input));
      if (row) return present(row);
      throw new Problem((await findRecord(scope, table, key)) ? 'version-conflict' : 'not-found');
    },

    async remove(scope: Scope, key: RecordKey): Promise<undefined> {
      await touchClient(scope, key.clientId);
      if (!(await deleteRecord(scope, table, key))) throw new Problem('not-found');
    },

    /** Replaces the record with the sent one; null deletes it. The client is locked. */
    async replace(scope: Scope, clientId: string, sent: (Input & { id?: string | undefined }) | null) {
      const stored = await findRecord(scope, table, { clientId });
      if (!sent) {
        if (stored) await deleteRecord(scope, table, { clientId });
        return;
      }
      const storedId = stored && present(stored).id;
      if (sent.id !== undefined && sent.id !== storedId) {
        const message = 'This client has no such record';
        throw new Problem('invalid-input', { errors: [{ path: `${field}.id`, message }] });
      }
      if (stored) await updateRecord(scope, table, { clientId }, values(sent));
      else await insertRecord(scope, table, { clientId }, values(sent));
    },
  };
}
