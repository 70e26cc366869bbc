import type { ContactInput, contactFields, StoredContact } from '@hub/contract/core/clients/contact';
import { type Selectable, sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import type { Tables } from '../../db/tables.ts';
import { columnMap } from './column-map.ts';

type ContactRow = Selectable<Tables['client_contacts']>;

const fields = columnMap('client_contacts', {
  firstName: 'first_name',
  lastName: 'last_name',
  relationshipToClientProfileId: 'relationship_id',
  email: 'email',
  phoneNumber: 'phone_number',
  primaryLanguageId: 'primary_language_id',
  otherLanguage: 'other_language',
  mayDecide: 'may_decide',
  noContact: 'no_contact',
} satisfies Record<keyof typeof contactFields, keyof ContactRow>);

export const presentContact = (row: ContactRow): StoredContact => ({
  id: row.id,
  ...fields.present(row),
  version: row.version,
});

export const contactValues = (input: ContactInput) => fields.values(input);

const ofClient = (scope: Scope, clientId: string) => ({
  organization_id: scope.organizationId,
  client_id: clientId,
});

export const findContacts = (scope: Scope, clientId: string) =>
  scope.db
    .selectFrom('client_contacts')
    .selectAll()
    .where((where) => where.and(ofClient(scope, clientId)))
    .orderBy('position')
    .execute();

export const insertContact = (scope: Scope, clientId: string, position: number, input: ContactInput) =>
  scope.db
    .insertInto('client_contacts')
    .values({ ...ofClient(scope, clientId), position, ...contactValues(input) })
    .returningAll()
    .executeTakeFirstOrThrow();

type ContactKey = { clientId: string; id: string };
type Changes = { input: ContactInput; version?: number; position?: number };

/** Returns nothing when the contact does not exist or its version has changed. */
export const updateContactRow = (
  scope: Scope,
  { clientId, id }: ContactKey,
  { input, version, position }: Changes,
) =>
  scope.db
    .updateTable('client_contacts')
    .set({
      ...contactValues(input),
      version: sql<number>`version + 1`,
      ...(position !== undefined && { position }),
    })
    .where((where) =>
      where.and({ ...ofClient(scope, clientId), id, ...(version !== undefined && { version }) }),
    )
    .returningAll()
    .executeTakeFirst();

export const deleteContactRow = (scope: Scope, { clientId, id }: ContactKey) =>
  scope.db
    .deleteFrom('client_contacts')
    .where((where) => where.and({ ...ofClient(scope, clientId), id }))
    .returning('id')
    .executeTakeFirst();
