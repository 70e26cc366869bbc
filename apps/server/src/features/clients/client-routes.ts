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
import { recordRecentView } from '../../accounts/recent-records.ts';
import { type Deletion, presentDeletion } from '../../db/soft-delete.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { requireClient } from './client-access.ts';
import { findClients, findDeletedClients, findSimilarClients } from './client-repository.ts';
import * as service from './client-service.ts';
import { presentClient } from './present-client.ts';

export function clientRoutes(app: FastifyInstance): void {
  serve(app, listClients, async ({ query: { Page, PageSize, ...query }, scope, today }) => {
    const page = { page: Page, pageSize: PageSize };
    return pageAnswer(await findClients(scope, query, today, page), page, presentClient);
  });

  serve(app, createClient, async ({ body, scope, today }) =>
    presentClient(await service.createClient(scope, body, today)),
  );

  serve(app, readClient, async ({ params, scope }) => {
    const row = await requireClient(scope, params.id);
    await recordRecentView(scope, 'client', row.id);
    return presentClient(row);
  });

  serve(app, updateClient, async ({ params, body, scope, today }) =>
    presentClient(await service.updateClient(scope, params.id, body, today)),
  );

  serve(app, deleteClient, ({ params, scope }) => service.deleteClient(scope, params.id, app.lifecycle));

  serve(app, restoreClient, async ({ params, scope }) => {
    const { row, notRevived } = await service.restoreClient(scope, params.id, app.lifecycle);
    return { ...presentClient(row), notRevived };
  });

  serve(app, listDeletedClients, async ({ query: { Page, PageSize, Archived = false }, scope }) => {
    const page = { page: Page, pageSize: PageSize };
    return pageAnswer(await findDeletedClients(scope, Archived, page), page, presentDeleted);
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

const presentDeleted = (row: Someone & Deletion) => ({ ...presentSomeone(row), ...presentDeletion(row) });
