import type { listMemberClients, MemberClient } from '@hub/contract/auth/management/member-clients';
import type { InputOf } from '@hub/contract/http/endpoint';
import { sql } from 'kysely';
import { findPage, type List, type Page } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';

type Sorting = Pick<InputOf<typeof listMemberClients>['query'], 'sortBy' | 'order'>;

export type MemberClientRow = {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  last_evaluation: string | null;
  created_at: Date;
  open_case_count: number;
};

const SORT_COLUMNS = {
  lastName: 'last_first_key',
  firstName: 'first_last_key',
  dateOfBirth: 'date_of_birth',
  lastEvaluation: 'last_evaluation',
  created: 'created_at',
} as const;

/** The clients of a colleague as a manager sees them, through a view without other columns. */
function memberClientList({ organizationId }: Scope, accountId: string, { sortBy, order }: Sorting): List {
  // Clients without an evaluation come first or last.
  const nulls = order === 'asc' ? 'nulls first' : 'nulls last';
  return {
    from: 'colleague_clients',
    columns: [
      'id',
      'first_name',
      'last_name',
      'date_of_birth',
      'last_evaluation',
      'created_at',
      'open_case_count',
    ],
    halves: [sql`organization_id = ${organizationId} and account_id = ${accountId}`],
    orderBy: [
      sortBy === 'lastEvaluation'
        ? [SORT_COLUMNS.lastEvaluation, order, nulls]
        : [SORT_COLUMNS[sortBy], order],
      ['id', order],
    ],
  };
}

export const findMemberClients = (scope: Scope, accountId: string, sorting: Sorting, page: Page) =>
  findPage<MemberClientRow>(scope.db, memberClientList(scope, accountId, sorting), page);

export const presentMemberClient = (row: MemberClientRow): MemberClient => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  dateOfBirth: row.date_of_birth,
  createdAt: row.created_at.toISOString(),
  lastEvaluationOn: row.last_evaluation,
  openCases: row.open_case_count,
});
