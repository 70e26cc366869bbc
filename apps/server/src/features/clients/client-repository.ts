import type { ClientMatch } from '@hub/contract/core/clients/client-list';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { mayRead, ownedBy, owns } from '../../db/access.ts';
import { findPage, findRows, type Page } from '../../db/find-page.ts';
import { nameKey } from '../../db/name-key.ts';
import type { Scope } from '../../db/request-scope.ts';
import { inArchive, inBin, restorable } from '../../db/soft-delete.ts';
import { CLIENTS } from './client-access.ts';
import { clientList } from './client-list.ts';
import { type ClientInput, type ClientRow, clientValues, selectedColumns } from './present-client.ts';

export const findClients = (scope: Scope, query: ClientMatch, today: CalendarDay, page: Page) =>
  findPage<ClientRow>(scope.db, clientList(scope, query, today), page);

/** The ids of all requested clients, in the order of the list. */
export async function findClientIds(scope: Scope, query: ClientMatch, today: CalendarDay): Promise<string[]> {
  const list = { ...clientList(scope, query, today), columns: ['id'] };
  return (await findRows<{ id: string }>(scope.db, list)).map(({ id }) => id);
}

export const insertClient = (scope: Scope, input: ClientInput) =>
  scope.db
    .insertInto('clients')
    .values({ ...ownedBy(scope), ...clientValues(input) })
    .returning(selectedColumns)
    .executeTakeFirstOrThrow();

const updateOwn = (scope: Scope, id: string) =>
  scope.db.updateTable('clients').where(owns(scope, 'clients')).where('id', '=', id);

/** Returns nothing when the client does not exist or its version has changed. */
export const updateClientRow = (scope: Scope, id: string, version: number, input: ClientInput) =>
  updateOwn(scope, id)
    .set({ ...clientValues(input), version: version + 1 })
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning(selectedColumns)
    .executeTakeFirst();

export const markDeleted = (scope: Scope, id: string) =>
  updateOwn(scope, id)
    .set({ deleted_at: sql`now()` })
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const markRestored = (scope: Scope, id: string) =>
  updateOwn(scope, id)
    .set({ deleted_at: null, archived_at: null })
    .where((where) => where.or([where('deleted_at', 'is', null), restorable]))
    .returning(selectedColumns)
    .executeTakeFirst();

type DeletedRow = {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  deleted_at: Date;
  archived_at: Date | null;
};

export const findDeletedClients = (scope: Scope, isArchived: boolean, page: Page) =>
  findPage<DeletedRow>(
    scope.db,
    {
      from: 'clients',
      columns: ['id', 'first_name', 'last_name', 'date_of_birth', 'deleted_at', 'archived_at'],
      halves: [sql`${owns(scope, 'clients')} and ${isArchived ? inArchive : inBin}`],
      orderBy: [
        ['deleted_at', 'desc'],
        ['id', 'desc'],
      ],
    },
    page,
  );

type Person = { firstName: string; lastName: string; dateOfBirth: CalendarDay };

export const findSimilarClients = (scope: Scope, { firstName, lastName, dateOfBirth }: Person) =>
  scope.db
    .selectFrom('clients')
    .select(['id', 'first_name', 'last_name', 'date_of_birth'])
    .where(mayRead(scope, CLIENTS))
    .where('last_first_key', '=', `${nameKey(lastName)} ${nameKey(firstName)}`)
    .where('date_of_birth', '=', dateOfBirth)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(10)
    .execute();
