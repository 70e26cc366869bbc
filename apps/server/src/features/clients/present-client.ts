import type { Client } from '@hub/contract/core/clients/client';
import type { NewClient } from '@hub/contract/core/clients/clients';
import type { Selectable } from 'kysely';
import { nameKey } from '../../db/name-key.ts';
import type { Tables } from '../../db/tables.ts';

export const clientColumns = [
  'id',
  'first_name',
  'last_name',
  'gender_id',
  'other_gender',
  'date_of_birth',
  'external_client_id',
  'email',
  'phone_number',
  'gender_identity_id',
  'other_gender_identity',
  'pronouns_id',
  'other_pronouns',
  'primary_language_id',
  'other_language',
  'handedness_id',
  'closed_captioning',
  'last_evaluation',
  'created_at',
  'version',
] as const satisfies readonly (keyof Tables['clients'])[];

export type ClientRow = Pick<Selectable<Tables['clients']>, (typeof clientColumns)[number]>;

export const presentClient = (row: ClientRow): Client => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  genderId: row.gender_id,
  otherGender: row.other_gender,
  dateOfBirth: row.date_of_birth,
  externalClientId: row.external_client_id,
  email: row.email,
  phoneNumber: row.phone_number,
  genderIdentityId: row.gender_identity_id,
  otherGenderIdentity: row.other_gender_identity,
  pronounsId: row.pronouns_id,
  otherPronouns: row.other_pronouns,
  primaryLanguageId: row.primary_language_id,
  otherLanguage: row.other_language,
  handednessId: row.handedness_id,
  closedCaptioning: row.closed_captioning,
  lastEvaluation: row.last_evaluation,
  created: row.created_at.toISOString(),
  version: row.version,
});

export type ClientInput = Omit<NewClient, 'contacts' | 'education' | 'demographic' | 'comment'>;

/** What a practitioner writes of a client, as columns. */
export const clientValues = (input: ClientInput) => ({
  first_name: input.firstName,
  last_name: input.lastName,
  first_name_key: nameKey(input.firstName),
  last_name_key: nameKey(input.lastName),
  gender_id: input.genderId,
  other_gender: input.otherGender,
  date_of_birth: input.dateOfBirth,
  external_client_id: input.externalClientId,
  email: input.email,
  phone_number: input.phoneNumber,
  gender_identity_id: input.genderIdentityId,
  other_gender_identity: input.otherGenderIdentity,
  pronouns_id: input.pronounsId,
  other_pronouns: input.otherPronouns,
  primary_language_id: input.primaryLanguageId,
  other_language: input.otherLanguage,
  handedness_id: input.handednessId,
  closed_captioning: input.closedCaptioning,
});
