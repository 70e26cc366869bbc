import * as z from 'zod/mini';
import { filled, requiredString } from '../../fields/required.ts';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from './client-access.ts';
import { clientMatch } from './client-list.ts';

export const MAX_IMPORTED = 5000;
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;

const csv = z.strictObject({
  csv: requiredString()
    .check(filled())
    .check(z.describe('The text of the file: a line of column names, then a line for each client.')),
});

const fault = z.strictObject({
  line: z.int().check(z.describe('As a spreadsheet counts them: the names of the columns are line 1.')),
  column: z.string().check(z.describe('Empty when the fault is that of the whole line.')),
  message: z.string(),
});

export type ImportFault = z.infer<typeof fault>;

const preview = z.strictObject({
  rows: z.int(),
  faults: z.array(fault).check(z.describe('The first 200 of them, by line.')),
  totalFaults: z.int(),
  duplicates: z
    .array(z.strictObject({ line: z.int(), name: z.string() }))
    .check(z.describe('Lines like a client that exists or like an earlier line; imported all the same.')),
});

export type ImportPreview = z.infer<typeof preview>;

export const previewClientImport = endpoint({
  method: 'POST',
  path: '/core/api/clients/import/preview',
  summary: 'Check a file of clients without importing anything.',
  access: worksWithClients,
  body: csv,
  maxBodyBytes: MAX_IMPORT_BYTES,
  answer: preview,
  problems: ['unreadable-csv', 'imports-under-way'],
  audit: { action: 'preview import', record: 'client', ids: () => [] },
});

export const importClients = endpoint({
  method: 'POST',
  path: '/core/api/clients/import',
  summary: `Add every client of a file of at most ${MAX_IMPORTED} lines, or none.`,
  access: worksWithClients,
  body: csv,
  maxBodyBytes: MAX_IMPORT_BYTES,
  status: 201,
  answer: z.strictObject({ clientIds: z.array(z.uuid()) }),
  problems: ['unreadable-csv', 'import-refused', 'imports-under-way'],
  audit: { action: 'import', record: 'client', ids: ({ clientIds }) => clientIds },
  idempotent: true,
});

export const exportClients = endpoint({
  method: 'GET',
  path: '/core/api/clients/export',
  summary: 'Every client that matches, as a file.',
  access: worksWithClients,
  query: clientMatch,
  download: 'text/csv',
  answer: z.string(),
  audit: { action: 'export', record: 'client', ids: () => [] },
});
