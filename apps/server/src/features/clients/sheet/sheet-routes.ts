import { exportClients, importClients, previewClientImport } from '@hub/contract/core/clients/client-sheet';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { serveDownload } from '../../../http/serve-download.ts';
import { beginExport } from './export-clients.ts';
import { importSheet, previewImport } from './import-clients.ts';

export function sheetRoutes(app: FastifyInstance): void {
  serve(app, previewClientImport, ({ body, scope, today }) => previewImport(scope, body.csv, today));

  serve(app, importClients, async ({ body, scope, today }) => ({
    clientIds: await importSheet(scope, body.csv, today),
  }));

  serveDownload(app, exportClients, ({ query, scope, today }) => beginExport(scope, query, today));
}
