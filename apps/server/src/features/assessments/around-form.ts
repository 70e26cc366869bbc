import type { Assessment, OtherForm } from '@hub/contract/core/assessment/assessment';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { RATER } from './answer-faults.ts';
import { samePerson } from './same-person.ts';
import { shortName } from './short-name.ts';

type Form = { organizationId: string; administrationId: string; isHandedOver?: boolean };
type Around = Omit<Exclude<Assessment, { state: 'open' }>, 'state'>;
type Row = {
  organizationName: string;
  timeZone: string | null;
  practitionerName: string;
  firstName: string;
  lastName: string;
  namesClientBy: 'first-name' | 'initials';
  isAboutReader: boolean;
  respondentId: string;
  dueOn: string;
  language: string;
  emergencyNumber: string;
  emergencyTexts: Record<string, string>;
};

/** The information around each page of a form. Read as the system, since a respondent sees none of these rows. */
export async function findAround(db: Db, form: Form): Promise<Around> {
  const { rows } = await sql<Row>`
    select organizations.name as "organizationName", organizations.time_zone as "timeZone",
      users.first_name || ' ' || users.last_name as "practitionerName", clients.first_name as "firstName",
      clients.last_name as "lastName", form.names_client_by as "namesClientBy",
      respondents.kind = 'client' as "isAboutReader", form.respondent_id as "respondentId", form.due_on as "dueOn",
      form.language, organizations.emergency_number as "emergencyNumber",
      organizations.emergency_texts as "emergencyTexts"
    from administrations form
    join organizations on organizations.id = form.organization_id
    join cases on cases.organization_id = form.organization_id and cases.id = form.case_id
    join accounts on accounts.organization_id = cases.organization_id and accounts.id = cases.account_id
    join users on users.id = accounts.user_id
    join clients on clients.organization_id = form.organization_id and clients.id = form.client_id
    join respondents on respondents.organization_id = form.organization_id and respondents.id = form.respondent_id
    where form.organization_id = ${form.organizationId} and form.id = ${form.administrationId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a form without a case');
  const about = shortName(row, row.namesClientBy);
  return {
    formId: form.administrationId,
    organizationName: row.organizationName,
    practitionerName: row.practitionerName,
    about,
    isAboutReader: row.isAboutReader,
    dueOn: row.dueOn,
    language: row.language,
    isHandedOver: form.isHandedOver ?? false,
    emergency: { number: row.emergencyNumber, texts: row.emergencyTexts },
    others: await findOthers(db, form, row),
  };
}

type OtherRow = Omit<OtherForm, 'about'> & Pick<Row, 'firstName' | 'lastName' | 'namesClientBy'>;

/** Other forms of the same person, about this client or another. */
async function findOthers(
  db: Db,
  { organizationId, administrationId }: Form,
  { respondentId, timeZone }: Row,
): Promise<OtherForm[]> {
  const { rows } = await sql<OtherRow>`
    select form.id as "formId", content -> 'name' as name, minutes, items, form.due_on as "dueOn",
      clients.first_name as "firstName", clients.last_name as "lastName", form.names_client_by as "namesClientBy", (
        select count(*) from (
          select distinct on (item) value from answers
          where answers.organization_id = form.organization_id and answers.administration_id = form.id
            and not is_stale and not starts_with(item, ${RATER})
          order by item, revision desc
        ) latest where value is not null
      )::integer as answered
    from administrations form
    join clients on clients.organization_id = form.organization_id and clients.id = form.client_id
    join instrument_forms
      on instrument_forms.form_id = form.form_id and instrument_forms.version = form.instrument_version
    where form.organization_id = ${organizationId}
      and form.respondent_id in (${samePerson(organizationId, respondentId)})
      and form.id <> ${administrationId} and form.is_with_respondent
      and form.due_on >= ${organizationDay(timeZone)}::date
    order by form.number
  `.execute(db);
  return rows.map(({ firstName, lastName, namesClientBy, ...form }) => ({
    ...form,
    about: shortName({ firstName, lastName }, namesClientBy),
  }));
}
