import { DELETED, type listMembers } from '@hub/contract/auth/management/members';
import type { InputOf } from '@hub/contract/http/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { List } from '../../db/find-page.ts';
import { keyHasWords } from '../../db/name-conditions.ts';
import type { Scope } from '../../db/request-scope.ts';

export type MemberMatch = Omit<InputOf<typeof listMembers>['query'], 'page' | 'pageSize'>;

const BY_NAME = 'last_first_key';

const SORT_COLUMNS = {
  lastName: [BY_NAME],
  firstName: ['first_last_key'],
  status: ['status', BY_NAME],
  role: ['role_id', BY_NAME],
  lastSignIn: ['last_sign_in_at'],
  created: ['created_at'],
} as const;

/** Members whom a manager approved, or who needed no approval. */
const isApproved = sql<boolean>`status in ('Active', 'Inactive', 'Removed')`;

/** The requested accounts. The order is that of an index, read forwards or backwards. */
export function memberList(scope: Scope, match: MemberMatch): List {
  const { sortBy, order } = match;
  // Members who never signed in come first or last.
  const nulls = order === 'asc' ? 'nulls first' : 'nulls last';
  return {
    from: 'accounts',
    columns: ['id'],
    halves: [sql`organization_id = ${scope.organizationId}`],
    filters: filtersOf(scope, match),
    orderBy: [...SORT_COLUMNS[sortBy], 'id'].map((column) =>
      column === 'last_sign_in_at' ? [column, order, nulls] : [column, order],
    ),
  };
}

function filtersOf(scope: Scope, match: MemberMatch): RawBuilder<boolean>[] {
  const filters = [
    withStatus(match.status),
    ...keyHasWords('first_name_key', match.firstName),
    ...keyHasWords('last_name_key', match.lastName),
  ];
  if (match.isApproved !== undefined) filters.push(match.isApproved ? isApproved : sql`not ${isApproved}`);
  if (match.professionalSpecializationId !== undefined) {
    filters.push(sql`professional_specialization_id = ${match.professionalSpecializationId}`);
  }
  if (match.excludeOwnAccount) filters.push(sql`id <> ${scope.accountId}`);
  return filters;
}

/** The indexes exclude removed members; the condition is written as in the indexes. */
function withStatus(status: MemberMatch['status']): RawBuilder<boolean> {
  if (status === DELETED || status === 'Removed') return sql`status = 'Removed'`;
  const present = sql<boolean>`status <> 'Removed'`;
  return status === undefined ? present : sql`${present} and status = ${status}`;
}
