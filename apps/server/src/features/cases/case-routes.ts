import type { CaseNeed } from '@hub/contract/core/cases/case-list';
import {
  closeCases,
  createCase,
  deleteCase,
  listCases,
  listCasesNeedingAction,
  readCase,
  restoreCase,
  updateCase,
  updateCaseStatus,
} from '@hub/contract/core/cases/cases';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { FastifyInstance } from 'fastify';
import { recordRecentView } from '../../db/recent-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { requireCase } from './case-access.ts';
import { countCases, findCases } from './case-repository.ts';
import {
  addCase,
  bringBackCase,
  changeCase,
  changeStatus,
  closeAll,
  removeCase,
  withNotes,
} from './case-service.ts';
import { presentSummary } from './present-case.ts';

const FIRST_FEW = { page: 1, pageSize: 4 };

export function caseRoutes(app: FastifyInstance): void {
  serve(app, listCases, async ({ query: { Page, PageSize, ...match }, scope, today }) => {
    const page = { page: Page, pageSize: PageSize };
    const wanted = { match, today };
    const [rows, count] = await Promise.all([
      findCases(scope, wanted, match, page),
      countCases(scope, wanted),
    ]);
    return pageAnswer(
      rows.map((row) => presentSummary(row, today)),
      page,
      count,
    );
  });

  serve(app, listCasesNeedingAction, async ({ scope, today }) => ({
    expiring: await needing(scope, 'expiring', today),
    expired: await needing(scope, 'expired', today),
  }));

  serve(app, createCase, async ({ body, scope, today }) =>
    withNotes(scope, await addCase(scope, body), today),
  );

  serve(app, readCase, async ({ params, scope, today }) => {
    const row = await requireCase(scope, params.id);
    await recordRecentView(scope, 'case', row.id);
    return withNotes(scope, row, today);
  });

  serve(app, updateCase, async ({ params, body, scope, today }) =>
    withNotes(scope, await changeCase(scope, params.id, body), today),
  );

  serve(app, deleteCase, ({ params, scope }) => removeCase(scope, params.id));

  serve(app, restoreCase, async ({ params, scope, today }) =>
    withNotes(scope, await bringBackCase(scope, params.id), today),
  );

  serve(app, updateCaseStatus, async ({ params, body, scope, today }) =>
    withNotes(scope, await changeStatus(scope, params.id, body.status), today),
  );

  serve(app, closeCases, async ({ body, scope }) => ({ closed: await closeAll(scope, body.caseIds) }));
}

/** How many, and the first of them to expire. */
async function needing(scope: Scope, need: CaseNeed, today: CalendarDay) {
  const wanted = { match: { Need: need }, today };
  const rows = await findCases(scope, wanted, { SortBy: 'expirationDate', Order: 'asc' }, FIRST_FEW);
  return {
    items: rows.map((row) => presentSummary(row, today)),
    totalItems: await countCases(scope, wanted),
  };
}
