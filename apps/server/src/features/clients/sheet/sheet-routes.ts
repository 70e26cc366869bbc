import { exportClients, importClients, previewClientImport } from '@hub/contract/core/clients/client-sheet';
import type { FastifyInstance } from 'fastify';
import { ownedBy } from '../../../db/access.ts';
import { servePrepared } from '../../../http/serve.ts';
import { serveDownload } from '../../../http/serve-download.ts';
import { beginExport } from './export-clients.ts';
import { importSheet, previewImport } from './import-clients.ts';
import { readApart } from './read-apart.ts';

export function sheetRoutes(app: FastifyInstance): void {
  servePrepared(app, previewClientImport, {
    prepare: ({ body: { csv }, caller, today }) => readApart({ csv, today, owner: ownedBy(caller) }),
    finish: (sheet, { scope }) => previewImport(scope, sheet),
  });

  servePrepared(app, importClients, {
    prepare: ({ body: { csv }, caller, today }) => readApart({ csv, today, owner: ownedBy(caller) }),
    finish: async (sheet, { scope }) => ({ clientIds: await importSheet(scope, sheet) }),
  });

  serveDownload(app, exportClients, ({ query, scope, today }) => beginExport(scope, query, today));
}
