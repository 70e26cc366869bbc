import type { CaseNeed } from '@hub/contract/core/cases/case-list';
import {
  closeCases,
  createCase,
  deleteCase,
  listCases,
  listCasesNeedingAction,
  listDeletedCases,
  readCase,
  restoreCase,
  updateCase,
  updateCaseStatus,
} from '@hub/contract/core/cases/cases';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { FastifyInstance } from 'fastify';
import { recordRecentView } from '../../accounts/recent-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import { presentDeletion } from '../../db/soft-delete.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { requireCase } from './case-access.ts';
import { findCases, findDeletedCases } from './case-repository.ts';
import * as service from './case-service.ts';
import { presentSummary } from './present-case.ts';

const FIRST_FEW = { page: 1, pageSize: 4 };

export function caseRoutes(app: FastifyInstance): void {
  serve(app, listCases, async ({ query: { Page, PageSize, ...query }, scope, today }) => {
    const page = { page: Page, pageSize: PageSize };
    return pageAnswer(await findCases(scope, query, today, page), page, (row) => presentSummary(row, today));
  });

  serve(app, listCasesNeedingAction, async ({ scope, today }) => ({
    expiring: await needing(scope, 'expiring', today),
    expired: await needing(scope, 'expired', today),
  }));

  serve(app, listDeletedCases, async ({ query: { Page, PageSize, ClientId, Archived = false }, scope }) => {
    const page = { page: Page, pageSize: PageSize };
    return pageAnswer(
      await findDeletedCases(scope, { clientId: ClientId, isArchived: Archived }, page),
      page,
      (row) => ({
        id: row.id,
        caseName: row.case_name,
        clientName: row.client_name,
        referralDate: row.referral_date,
        ...presentDeletion(row),
      }),
    );
  });

  serve(app, createCase, async ({ body, scope, today }) =>
    service.withNotes(scope, await service.createCase(scope, body), today),
  );

  serve(app, readCase, async ({ params, scope, today }) => {
    const row = await requireCase(scope, params.id);
    await recordRecentView(scope, 'case', row.id);
    return service.withNotes(scope, row, today);
  });

  serve(app, updateCase, async ({ params, body, scope, today }) =>
    service.withNotes(scope, await service.updateCase(scope, params.id, body), today),
  );

  serve(app, deleteCase, ({ params, scope }) => service.deleteCase(scope, params.id, app.lifecycle));

  serve(app, restoreCase, async ({ params, scope, today }) => {
    const { row, notRevived } = await service.restoreCase(scope, params.id, app.lifecycle);
    return { ...(await service.withNotes(scope, row, today)), notRevived };
  });

  serve(app, updateCaseStatus, async ({ params, body, scope, today }) =>
    service.withNotes(scope, await service.updateStatus(scope, params.id, body, app.lifecycle), today),
  );

  serve(app, closeCases, async ({ body, scope }) => ({
    closed: await service.closeCases(scope, body, app.lifecycle),
  }));
}

/** How many, and the first of them to expire. */
async function needing(scope: Scope, need: CaseNeed, today: CalendarDay) {
  const query = { Need: need, SortBy: 'expirationDate', Order: 'asc' } as const;
  const { rows, totalItems } = await findCases(scope, query, today, FIRST_FEW);
  return { items: rows.map((row) => presentSummary(row, today)), totalItems };
}
