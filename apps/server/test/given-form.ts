import { randomUUID } from 'node:crypto';
import { addDays } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';
import { createLink } from '../src/features/assessments/form-links.ts';
import { hold } from '../src/features/licenses/ledger/draw.ts';
import { grant } from '../src/features/licenses/ledger/grant.ts';
import type { FormLinkKeys } from '../src/security/secrets.ts';
import type { LedgerAccount } from './ledger.ts';

/** Today in the time zone of the demonstration's organization. */
export const TODAY = todayIn('America/Chicago', new Date());

export type GivenForm = {
  organizationId: string;
  /** The id in the respondent's calls. */
  administrationId: string;
  secret: string;
  featureId: string;
  caseId: string;
  clientId: string;
  respondentId: string;
};

export type FormOptions = {
  formId?: string;
  version?: string;
  dueInDays?: number;
  birthDate?: string;
  genderId?: number;
  switchedOff?: string[];
  namesClientBy?: 'first-name' | 'initials';
  /** Gives another form for the same person in the same case. */
  beside?: GivenForm;
  /** Another person who answers it. */
  rater?: { first_name: string; last_name: string };
};

/** Creates a form with a link, a respondent, a case and a held use, as sending it does. */
export async function giveForm(
  db: Db,
  links: FormLinkKeys,
  account: LedgerAccount,
  options: FormOptions = {},
): Promise<GivenForm> {
  const { formId = 'lmc-self', dueInDays = 10, beside } = options;
  const version = options.version ?? (await latestOf(db, formId));
  const { organizationId, accountId } = account;
  const { caseId, clientId, ...client } = beside ?? (await openCase(db, account, options));
  const respondentId = options.rater
    ? await addRespondent(db, {
        organization_id: organizationId,
        case_id: caseId,
        kind: 'other',
        ...options.rater,
      })
    : client.respondentId;
  const featureId = await featureOf(db, formId);
  const administrationId = randomUUID();
  const { rows } = await sql<{ number: number }>`
    with numbered as (
      insert into administration_numbers (organization_id, last) values (${organizationId}, 1001)
      on conflict (organization_id) do update set last = administration_numbers.last + 1
      returning last
    )
    insert into administrations (organization_id, id, number, case_id, client_id, respondent_id, feature_id, form_id,
      instrument_version, role, delivery, language, due_on, names_client_by, switched_off, sent_by)
    select ${organizationId}, ${administrationId}, (select last from numbered),
      ${caseId}, ${clientId}, ${respondentId}, ${featureId}, ${formId}, ${version}, respondent, 1, 'en',
      ${addDays(TODAY, dueInDays)}, ${options.namesClientBy ?? 'first-name'}, ${options.switchedOff ?? []}, ${accountId}
    from instrument_forms where form_id = ${formId} and version = ${version}
    returning number
  `.execute(db);
  const clerk = { organizationId, accountId, today: TODAY };
  await grant(db, clerk, { featureId, quantity: 1, source: 'grant', accountId });
  const number = `A-${rows[0]?.number}`;
  await hold(db, clerk, { featureId, accountId, administration: { id: administrationId, number } });
  const secret = await createLink(db, links, { organizationId, administrationId });
  return { organizationId, administrationId, secret, featureId, caseId, clientId, respondentId };
}

async function openCase(
  db: Db,
  { organizationId, accountId }: LedgerAccount,
  { birthDate = '2009-05-17', genderId = 2 }: FormOptions,
) {
  const owned = { organization_id: organizationId, account_id: accountId };
  const named = { first_name: 'Imogen', last_name: 'Fernsby' };
  const { id: clientId } = await db
    .insertInto('clients')
    .values({
      ...owned,
      ...named,
      first_name_key: 'imogen',
      last_name_key: 'fernsby',
      date_of_birth: birthDate,
      gender_id: genderId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: caseId } = await db
    .insertInto('cases')
    .values({
      ...owned,
      client_id: clientId,
      client_name: 'Imogen Fernsby',
      client_first_name_key: 'imogen',
      client_last_name_key: 'fernsby',
      case_name: 'Reading',
      case_name_key: 'reading',
      referral_date: TODAY,
      expiration_date: addDays(TODAY, 90),
      progress: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const respondentId = await addRespondent(db, {
    organization_id: organizationId,
    case_id: caseId,
    kind: 'client',
    ...named,
  });
  return { caseId, clientId, respondentId };
}

type Respondent = { organization_id: string; case_id: string; kind: 'client' | 'other' } & NonNullable<
  FormOptions['rater']
>;

async function addRespondent(db: Db, respondent: Respondent): Promise<string> {
  const { id } = await db
    .insertInto('respondents')
    .values(respondent)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function latestOf(db: Db, formId: string): Promise<string> {
  const { version } = await db
    .selectFrom('instrument_forms')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow();
  return version;
}

async function featureOf(db: Db, formId: string): Promise<string> {
  const { id } = await db
    .selectFrom('product_features')
    .select('id')
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Answers to the Mood Check that raise no validity index. */
export const calmAnswers: Record<string, string> = {
  1: '1',
  2: '2',
  3: '2',
  4: '1',
  5: '0',
  6: '1',
  7: '1',
  8: '2',
  9: '2',
  10: '1',
  11: '2',
  12: '0',
};
