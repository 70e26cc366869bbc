import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './request-scope.ts';
import type { Tables } from './tables.ts';

/** A table whose rows follow the access to a client, and the column that names the client. */
export type ClientTable = { table: keyof Tables & string; clientId: string };

/** The columns that make a new record the caller's own. */
export const ownedBy = ({ organizationId, accountId }: Pick<Scope, 'organizationId' | 'accountId'>) => ({
  organization_id: organizationId,
  account_id: accountId,
});

/** The caller's own rows: those that the caller may change. */
export const owns = ({ organizationId, accountId }: Scope, table: keyof Tables & string) =>
  sql<boolean>`${sql.raw(table)}.organization_id = ${organizationId} and ${sql.raw(table)}.account_id = ${accountId}`;

/** Rows of clients that a colleague shares with the caller. */
const isSharedWith = ({ organizationId, accountId }: Scope, { table, clientId }: ClientTable) =>
  sql<boolean>`${sql.raw(table)}.organization_id = ${organizationId}
    and ${sql.raw(table)}.account_id <> ${accountId} and ${sql.raw(`${table}.${clientId}`)} in (
      select client_id from client_shares
      where client_shares.organization_id = ${organizationId} and client_shares.account_id = ${accountId}
    )`;

/**
 * The one access rule: a row is readable if it is the caller's own or shared with the caller. A list reads each half by
 * its own index. The policies in migrations/0008_access.sql and 0009_cheaper_access.sql state the same rule.
 */
export const readableHalves = (scope: Scope, kind: ClientTable): RawBuilder<boolean>[] =>
  scope.hasShares ? [owns(scope, kind.table), isSharedWith(scope, kind)] : [owns(scope, kind.table)];

/** The same as one condition, for a single record. */
export const mayRead = (scope: Scope, kind: ClientTable): RawBuilder<boolean> => {
  const [own, shared] = readableHalves(scope, kind);
  return shared ? sql<boolean>`((${own}) or (${shared}))` : sql<boolean>`${own}`;
};
