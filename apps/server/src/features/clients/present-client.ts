import type { Client, clientFields } from '@hub/contract/core/clients/client';
import type { NewClient } from '@hub/contract/core/clients/clients';
import type { Selectable } from 'kysely';
import { nameKey } from '../../db/name-key.ts';
import type { Tables } from '../../db/tables.ts';
import { columnMap } from './column-map.ts';

const fields = columnMap('clients', {
  firstName: 'first_name',
  lastName: 'last_name',
  genderId: 'gender_id',
  otherGender: 'other_gender',
  dateOfBirth: 'date_of_birth',
  externalClientId: 'external_client_id',
  email: 'email',
  phoneNumber: 'phone_number',
  genderIdentityId: 'gender_identity_id',
  otherGenderIdentity: 'other_gender_identity',
  pronounsId: 'pronouns_id',
  otherPronouns: 'other_pronouns',
  primaryLanguageId: 'primary_language_id',
  otherLanguage: 'other_language',
  handednessId: 'handedness_id',
  closedCaptioning: 'closed_captioning',
} satisfies Record<keyof typeof clientFields, keyof Tables['clients']>);

/** The columns that are selected of a client. */
export const selectedColumns = [
  'id',
  ...fields.columns,
  'last_evaluation',
  'created_at',
  'version',
] as const satisfies readonly (keyof Tables['clients'])[];

export type ClientRow = Pick<Selectable<Tables['clients']>, (typeof selectedColumns)[number]>;

export const presentClient = (row: ClientRow): Client => ({
  id: row.id,
  ...fields.present(row),
  lastEvaluation: row.last_evaluation,
  created: row.created_at.toISOString(),
  version: row.version,
});

export type ClientInput = Omit<NewClient, 'contacts' | 'education' | 'demographic' | 'comment'>;

/** The columns that a practitioner edits. */
export const clientValues = (input: ClientInput) => ({
  ...fields.values(input),
  first_name_key: nameKey(input.firstName),
  last_name_key: nameKey(input.lastName),
  external_client_id_key: nameKey(input.externalClientId ?? ''),
});
