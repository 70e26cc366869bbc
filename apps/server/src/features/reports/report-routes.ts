import {
  createReport,
  downloadReports,
  listCaseReports,
  listClientReports,
  listReportableForms,
  previewReport,
  readReportDocument,
  readReportFile,
} from '@hub/contract/core/reports/reports';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit/write-audit.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import type { Drawings } from '../../documents/drawings.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { Problem } from '../../http/problem.ts';
import { PDF_POLICY } from '../../http/security-headers.ts';
import { serve, servePrepared } from '../../http/serve.ts';
import { serveDownload } from '../../http/serve-download.ts';
import { requireClient } from '../clients/client-access.ts';
import { collectInput } from './collect-input.ts';
import { drawFile, TYPES } from './draw-file.ts';
import { fileNameOf } from './file-name.ts';
import { documentOf, keptInput } from './make-document.ts';
import { beginArchive } from './report-archive.ts';
import { listOfCase, listOfClient } from './report-offers.ts';
import {
  findFile,
  findReportsOfClient,
  insertFile,
  insertReport,
  presentReport,
  readDocument,
  requireReport,
} from './report-repository.ts';
import { makeView, takeView } from './report-views.ts';

/** Below the address of the pages that the server renders itself. */
const VIEWS = '/pages/reports';
const VIEW_COOKIE = 'report-view';

type Parts = { drawings: Drawings; publicUrl: URL };

export function reportRoutes(app: FastifyInstance, { drawings, publicUrl }: Parts): void {
  serve(app, listCaseReports, ({ params, scope }) => listOfCase(scope, params.id, app.features.createReport));

  serve(app, previewReport, async ({ params, body, scope }) => ({
    document: documentOf(await collectInput(scope, params.id, body), body.options),
  }));

  servePrepared(app, createReport, {
    read: ({ params, body, scope }) => collectInput(scope, params.id, body),
    prepare: async ({ body, read: collected }) => {
      const document = documentOf(collected, body.options);
      return { collected, document, pdf: await drawings.drawPdf(document) };
    },
    finish: async ({ collected, document, pdf }, { scope }) => {
      const { input, ...made } = collected;
      const id = await insertReport(scope, {
        ...made,
        input: keptInput(input),
        hasItems: document.running.warning !== null,
        document,
        pdf,
      });
      return requireReport(scope, id);
    },
  });

  servePrepared(app, readReportFile, {
    read: async ({ params, query, scope }) => {
      const report = await requireReport(scope, params.id);
      if (query.outputFormat !== report.outputFormat) throw new Problem('not-found');
      if (!report.files.includes(query.file)) throw new Problem('not-found');
      const kept = await findFile(scope, report.id, query.file);
      return { report, kept, document: await readDocument(scope, report.id) };
    },
    prepare: async ({ query, read: { report, kept, document } }) => ({
      report,
      ...query,
      drawn: kept ? undefined : await drawFile(drawings, query.file, document),
    }),
    finish: async ({ report, file, actionUrl, drawn }, { scope, setCookie }) => {
      // The report may have been deleted meanwhile.
      await requireReport(scope, report.id);
      if (drawn) await insertFile(scope, report.id, file, drawn);
      if (actionUrl === 'view') {
        const { secret, browser, expires } = await makeView(scope, report.id);
        const path = `${VIEWS}/${secret}`;
        const secure = publicUrl.protocol === 'https:' ? '; Secure' : '';
        setCookie(`${VIEW_COOKIE}=${browser}; Path=${path}; Max-Age=60; HttpOnly; SameSite=Strict${secure}`);
        return { url: path, expiresAt: expires.toISOString() };
      }
      const found = await findFile(scope, report.id, file);
      return new FileAnswer({
        type: TYPES[file],
        name: `${fileNameOf(report)}.${file}`,
        bytes: found?.bytes ?? Buffer.alloc(0),
      });
    },
  });

  serve(app, readReportDocument, async ({ params, scope }) => ({
    report: await requireReport(scope, params.id),
    document: await readDocument(scope, params.id),
  }));

  serve(app, listClientReports, async ({ params, query, scope }) => {
    await requireClient(scope, params.id);
    const page = { page: query.Page, pageSize: query.PageSize };
    return pageAnswer(await findReportsOfClient(scope, params.id, query, page), page, presentReport);
  });

  serve(app, listReportableForms, ({ params, scope }) =>
    listOfClient(scope, params.id, app.features.createReport),
  );

  serveDownload(app, downloadReports, ({ params, query, scope }) =>
    beginArchive(scope, params.id, query.ids),
  );

  viewRoutes(app);
}

const BROWSER = new RegExp(`(?:^|; ?)${VIEW_COOKIE}=([\\w-]+)`);

/** Opens a report in a browser tab. Each address works once; everything else is not found. */
function viewRoutes(app: FastifyInstance): void {
  app.get<{ Params: { secret: string } }>(`${VIEWS}/:secret`, async (request, reply) => {
    const browser = BROWSER.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const viewed = await inSystemTransaction(app.database, async (db) => {
      const found = await takeView(db, request.params.secret, browser);
      if (found) {
        const entry = {
          action: 'view',
          record: 'report',
          recordIds: [found.reportId],
          requestId: request.id,
        };
        await writeAudit(db, found, entry);
      }
      return found;
    });
    if (!viewed) throw new Problem('not-found');
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline')
      .header('cache-control', 'no-store')
      .header('accept-ranges', 'none')
      .header('content-security-policy', PDF_POLICY)
      .send(viewed.bytes);
  });
}
