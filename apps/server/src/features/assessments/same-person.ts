import { sql } from 'kysely';

/**
 * The respondents that are the same person as a given one. Within a case that is one respondent. A teacher of several
 * clients is one respondent in each case, recognized by name and address among the cases of one practitioner.
 */
export const samePerson = (organizationId: string, respondentId: string) => sql<string>`
  select other.id
  from respondents reader
  join cases own on own.organization_id = reader.organization_id and own.id = reader.case_id
  join respondents other on other.organization_id = reader.organization_id and lower(other.email) = lower(reader.email)
  join cases theirs on theirs.organization_id = other.organization_id and theirs.id = other.case_id
  where reader.organization_id = ${organizationId} and reader.id = ${respondentId} and (
    other.id = reader.id or (
      reader.email <> '' and theirs.account_id = own.account_id
      and reader.kind in ('contact', 'other') and other.kind in ('contact', 'other')
      and lower(other.first_name) = lower(reader.first_name) and lower(other.last_name) = lower(reader.last_name)
    )
  )`;
