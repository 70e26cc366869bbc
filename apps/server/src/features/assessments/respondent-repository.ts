import { emailKey } from '@hub/contract/fields/email';
import type { Selectable } from 'kysely';
import { nameKey } from '../../db/name-key.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Tables } from '../../db/tables.ts';

export type RespondentRow = Selectable<Tables['respondents']>;

/** Everybody who was asked to answer in a case, in order of creation. */
export const findRespondents = ({ db, organizationId }: Scope, caseId: string): Promise<RespondentRow[]> =>
  db
    .selectFrom('respondents')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const requireRespondent = ({ db, organizationId }: Scope, id: string): Promise<RespondentRow> =>
  db
    .selectFrom('respondents')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const presentRespondent = ({ id, kind, first_name, last_name, email }: RespondentRow) => ({
  id,
  kind,
  firstName: first_name,
  lastName: last_name,
  email,
});

/** A person who is to answer in a case. */
export type Person = {
  kind: RespondentRow['kind'];
  contactId: string | null;
  firstName: string;
  lastName: string;
  email: string;
};

/**
 * The key by which two choices are the same person: the client, or the same contact of the record. Other people are the
 * same if both name and address match, since a mother and a father may share an address.
 */
export function personKey({ kind, contactId, firstName, lastName, email }: Person): string {
  if (kind === 'client') return kind;
  if (kind === 'contact') return `contact ${contactId}`;
  return `${kind} ${nameKey(`${firstName} ${lastName}`)} ${emailKey(email)}`;
}

export const personOf = (row: RespondentRow): Person => ({
  kind: row.kind,
  contactId: row.contact_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
});

/** Finds or creates the respondent of a person in a case, with their current address. */
export async function ensureRespondent(
  { db, organizationId }: Scope,
  caseId: string,
  person: Person,
  known: RespondentRow | undefined,
): Promise<string> {
  const values = { first_name: person.firstName, last_name: person.lastName, email: person.email };
  if (!known) {
    const { id } = await db
      .insertInto('respondents')
      .values({
        organization_id: organizationId,
        case_id: caseId,
        kind: person.kind,
        contact_id: person.contactId,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  await db
    .updateTable('respondents')
    .set(values)
    .where('organization_id', '=', organizationId)
    .where('id', '=', known.id)
    .execute();
  return known.id;
}

export const updateAddress = ({ db, organizationId }: Scope, id: string, email: string) =>
  db
    .updateTable('respondents')
    .set({ email })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
