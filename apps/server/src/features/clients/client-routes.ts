import {
  createClient,
  deleteClient,
  listClients,
  listDeletedClients,
  listSimilarClients,
  readClient,
  restoreClient,
  updateClient,
} from '@hub/contract/core/clients/clients';
import type { FastifyInstance } from 'fastify';
import { restorableUntil } from '../../db/owned-records.ts';
import { recordRecentView } from '../../db/recent-records.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { requireClient } from './client-access.ts';
import {
  countClients,
  countDeletedClients,
  findClients,
  findDeletedClients,
  findSimilarClients,
} from './client-repository.ts';
import { addClient, bringBackClient, changeClient, removeClient } from './client-service.ts';
import { presentClient } from './present-client.ts';

export function clientRoutes(app: FastifyInstance): void {
  serve(app, listClients, async ({ query: { Page, PageSize, ...match }, scope, today }) => {
    const page = { page: Page, pageSize: PageSize };
    const wanted = { match, today };
    const [rows, count] = await Promise.all([findClients(scope, wanted, page), countClients(scope, wanted)]);
    return pageAnswer(rows.map(presentClient), page, count);
  });

  serve(app, createClient, async ({ body, scope, today }) =>
    presentClient(await addClient(scope, body, today)),
  );

  serve(app, readClient, async ({ params, scope }) => {
    const row = await requireClient(scope, params.id);
    await recordRecentView(scope, 'client', row.id);
    return presentClient(row);
  });

  serve(app, updateClient, async ({ params, body, scope, today }) =>
    presentClient(await changeClient(scope, params.id, body, today)),
  );

  serve(app, deleteClient, ({ params, scope }) => removeClient(scope, params.id));

  serve(app, restoreClient, async ({ params, scope }) =>
    presentClient(await bringBackClient(scope, params.id)),
  );

  serve(app, listDeletedClients, async ({ query: { Page, PageSize }, scope }) => {
    const page = { page: Page, pageSize: PageSize };
    const rows = await findDeletedClients(scope, page);
    return pageAnswer(rows.map(presentDeleted), page, await countDeletedClients(scope));
  });

  serve(app, listSimilarClients, async ({ query, scope }) => {
    const person = {
      firstName: query.FirstName,
      lastName: query.LastName,
      dateOfBirth: query.DateOfBirth,
    };
    return { items: (await findSimilarClients(scope, person)).map(presentSomeone) };
  });
}

type Someone = { id: string; first_name: string; last_name: string; date_of_birth: string };

const presentSomeone = (row: Someone) => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  dateOfBirth: row.date_of_birth,
});

const presentDeleted = (row: Someone & { deleted_at: Date | null }) => {
  if (!row.deleted_at) throw new Error('a client among the deleted ones that is not');
  return {
    ...presentSomeone(row),
    deleted: row.deleted_at.toISOString(),
    restorableUntil: restorableUntil(row.deleted_at).toISOString(),
  };
};
