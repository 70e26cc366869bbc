import { readClientRecord } from '@hub/contract/core/clients/clients';
import type { FastifyInstance } from 'fastify';
import { lastChangeOf } from '../../accounts/last-change.ts';
import { recordRecentView } from '../../accounts/recent-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import { serve } from '../../http/serve.ts';
import { requireClient } from './client-access.ts';
import { findContacts, presentContact } from './contact-repository.ts';
import { presentClient } from './present-client.ts';
import { comments, demographics, educations, type RecordKind } from './record-kinds.ts';
import { findRecord, type RecordTable } from './record-repository.ts';

export function clientRecordRoutes(app: FastifyInstance): void {
  serve(app, readClientRecord, async ({ params: { id }, scope }) => {
    const client = await requireClient(scope, id);
    const [contacts, education, demographic, comment, lastChange] = await Promise.all([
      findContacts(scope, id),
      recordOf(scope, id, educations),
      recordOf(scope, id, demographics),
      recordOf(scope, id, comments),
      lastChangeOf(scope, client),
      recordRecentView(scope, 'client', id),
    ]);
    return {
      client: presentClient(client),
      contacts: contacts.map(presentContact),
      education,
      demographic,
      comment,
      lastChange,
    };
  });
}

async function recordOf<Table extends RecordTable, Input>(
  scope: Scope,
  clientId: string,
  { table, present }: RecordKind<Table, Input>,
) {
  const row = await findRecord(scope, table, { clientId });
  return row ? present(row) : null;
}
