import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { ownedBy, owns } from '../../db/access.ts';
import { findPage, type Page } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import { inArchive, inBin, restorable } from '../../db/soft-delete.ts';
import type { holdClient } from '../clients/client-access.ts';
import { ownCases } from './case-access.ts';
import { type CaseQuery, caseList } from './case-list.ts';
import { type CaseInput, caseColumns, caseValues, type SummaryRow } from './present-case.ts';

type CaseClient = Awaited<ReturnType<typeof holdClient>>;

export const findCases = (scope: Scope, query: CaseQuery, today: CalendarDay, page: Page) =>
  findPage<SummaryRow>(scope.db, caseList(scope, query, today), page);

export const insertCase = (scope: Scope, client: CaseClient, input: CaseInput) =>
  scope.db
    .insertInto('cases')
    .values({
      ...ownedBy(scope),
      client_id: client.id,
      client_name: `${client.first_name} ${client.last_name}`,
      client_first_name_key: client.first_name_key,
      client_last_name_key: client.last_name_key,
      ...caseValues(input),
    })
    .returning(caseColumns)
    .executeTakeFirstOrThrow();

const updateOwn = (scope: Scope) => scope.db.updateTable('cases').where(owns(scope, 'cases'));

const updateVersion = (scope: Scope, id: string) =>
  updateOwn(scope).where('id', '=', id).set({ version: sql`version + 1` });

/** Returns nothing when the version has changed. */
export const updateCaseRow = (scope: Scope, id: string, version: number, input: CaseInput) =>
  updateVersion(scope, id)
    .set(caseValues(input))
    .where('version', '=', version)
    .returning(caseColumns)
    .executeTakeFirst();

export const setClosed = (scope: Scope, id: string, isClosed: boolean) =>
  updateVersion(scope, id)
    .set({ closed_at: isClosed ? sql`now()` : null })
    .returning(caseColumns)
    .executeTakeFirstOrThrow();

/** Locks those of the cases that exist until the call is done, and says which are closed. */
export const lockCases = (scope: Scope, ids: readonly string[]) =>
  ownCases(scope)
    .select(['id', 'closed_at'])
    .where(sql<boolean>`id = any(${[...ids]})`)
    .orderBy('id')
    .forUpdate()
    .execute();

export const closeRows = (scope: Scope, ids: readonly string[]) =>
  updateOwn(scope)
    .set({ closed_at: sql`now()`, version: sql`version + 1` })
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute();

export const markCaseDeleted = (scope: Scope, id: string) =>
  updateOwn(scope).set({ deleted_at: sql`now()` }).where('id', '=', id).execute();

/** A case of a deleted client is restored with the client. */
const ofLiveClient = sql<boolean>`client_deleted_at is null`;

type DeletedRow = {
  id: string;
  case_name: string;
  client_name: string;
  referral_date: CalendarDay;
  deleted_at: Date;
  archived_at: Date | null;
};

export const findDeletedCases = (
  scope: Scope,
  { clientId, isArchived }: { clientId: string | undefined; isArchived: boolean },
  page: Page,
) =>
  findPage<DeletedRow>(
    scope.db,
    {
      from: 'cases',
      columns: ['id', 'case_name', 'client_name', 'referral_date', 'deleted_at', 'archived_at'],
      halves: [sql`${owns(scope, 'cases')} and ${ofLiveClient} and ${isArchived ? inArchive : inBin}`],
      filters: clientId === undefined ? [] : [sql`client_id = ${clientId}`],
      orderBy: [
        ['deleted_at', 'desc'],
        ['id', 'desc'],
      ],
    },
    page,
  );

export const markCaseRestored = (scope: Scope, id: string) =>
  updateOwn(scope)
    .set({ deleted_at: null, archived_at: null })
    .where('id', '=', id)
    .where(ofLiveClient)
    .where((where) => where.or([where('deleted_at', 'is', null), restorable]))
    .returning(caseColumns)
    .executeTakeFirst();
