import { reportDocument } from '@hub/document/document';
import * as z from 'zod/mini';
import { reportFormats } from '../../catalogs/report-formats.ts';
import { calendarDate } from '../../fields/calendar-date.ts';
import { wholeNumber } from '../../fields/whole-number.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, pageQuery } from '../../http/page.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { newReport } from './new-report.ts';
import { caseReports, report, reportableForms, reportFiles } from './report.ts';

const access = worksWithClients;
const record = 'report';
const ofCase = '/core/api/reports/cases/:id';
const one = z.strictObject({ id: z.uuid() });
const idOfAnswer = ({ id }: { id: string }) => [id];
const missing = ['not-found', 'case-deleted'] as const;
const refused = ['report-refused', 'validity-unknown'] as const;

export const MAX_IN_ARCHIVE = 50;
/** An address for viewing works once, within this many seconds. */
export const VIEW_SECONDS = 60;

export const listCaseReports = endpoint({
  method: 'GET',
  path: ofCase,
  summary: 'The reports of a case, the latest first, and what can be made of the scores that there are.',
  access,
  params: one,
  answer: caseReports,
  problems: missing,
  audit: { action: 'list', record, ids: ({ items }) => items.map(({ id }) => id) },
});

export const createReport = endpoint({
  method: 'POST',
  path: ofCase,
  summary: 'Make a report of the latest scores of some forms. It never changes afterwards.',
  access,
  feature: 'createReport',
  params: one,
  body: newReport,
  status: 201,
  answer: report,
  problems: [...missing, ...refused, 'drawing-failed'],
  audit: { action: 'create', record, ids: idOfAnswer },
  idempotent: true,
});

export const previewReport = endpoint({
  method: 'POST',
  path: `${ofCase}/preview`,
  summary: 'What a report would say. Nothing is kept.',
  access,
  feature: 'createReport',
  params: one,
  body: newReport,
  answer: z.strictObject({ document: reportDocument }),
  problems: [...missing, ...refused],
  audit: { action: 'preview report', record: 'case' },
});

export const readReportFile = endpoint({
  method: 'GET',
  path: '/core/api/reports/:id',
  summary: 'A report as a file to download, or an address at which it can be viewed once.',
  access,
  params: one,
  query: z.strictObject({
    outputFormat: wholeNumber(1, reportFormats.length).check(z.describe("The report's own.")),
    actionUrl: z.optional(z.literal('view')),
    file: z._default(z.enum(reportFiles), 'pdf'),
  }),
  answer: z.strictObject({
    url: z.string().check(z.describe('Opens in this browser, once.')),
    expiresAt: z.iso.datetime(),
  }),
  files: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/csv',
  ],
  problems: ['not-found', 'drawing-failed'],
  audit: { action: 'read file', record },
});

export const readReportDocument = endpoint({
  method: 'GET',
  path: '/core/api/reports/:id/document',
  summary: 'What a report says, to be shown on a screen.',
  access,
  params: one,
  answer: z.strictObject({ report, document: reportDocument }),
  problems: ['not-found'],
  audit: { action: 'read', record },
});

export const listClientReports = endpoint({
  method: 'GET',
  path: '/core/api/clients/:id/reports',
  summary: 'The reports of a client, the latest first.',
  access,
  params: one,
  query: z.strictObject({
    ...pageQuery,
    OutputFormat: z.optional(wholeNumber(1, reportFormats.length)),
    From: z.optional(calendarDate),
    To: z.optional(calendarDate),
  }),
  answer: pageOf(report),
  problems: ['not-found', 'client-deleted'],
  audit: { action: 'list', record, ids: ({ items }) => items.map(({ id }) => id) },
});

export const listReportableForms = endpoint({
  method: 'GET',
  path: '/core/api/clients/:id/reportable-forms',
  summary: 'The scored forms of a client, and what reports can be made from them.',
  access,
  params: one,
  answer: reportableForms,
  problems: ['not-found', 'client-deleted'],
  audit: {
    action: 'list',
    record: 'administration',
    ids: ({ forms }) => forms.map(({ administrationId }) => administrationId),
  },
});

export const downloadReports = endpoint({
  method: 'GET',
  path: '/core/api/clients/:id/reports/archive',
  summary: 'Several reports of a client as PDF files in one archive.',
  access,
  params: one,
  query: z.strictObject({
    ids: z.string().check(z.describe(`Ids of reports, with commas between them; at most ${MAX_IN_ARCHIVE}.`)),
  }),
  answer: z.string(),
  download: 'application/zip',
  problems: ['not-found', 'client-deleted'],
  audit: { action: 'download', record },
});
