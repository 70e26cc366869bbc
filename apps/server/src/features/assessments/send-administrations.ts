import { IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import type { NewAdministrations } from '@hub/contract/core/administrations/new-administrations';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { type CaseRef, requireOpenCase } from '../cases/case-access.ts';
import { holdClient, requireClient } from '../clients/client-access.ts';
import { findContacts } from '../clients/contact-repository.ts';
import { requireConsent } from '../consents/consent-to-assess.ts';
import { hold } from '../licenses/ledger/draw.ts';
import { findHeldUntil } from '../licenses/ledger/settle.ts';
import { clerkOf } from '../licenses/license-clerk.ts';
import { type BatteryParams, requireBattery } from './administration-access.ts';
import { nextNumbers, numberOf } from './administration-repository.ts';
import { followCase } from './case-progress.ts';
import { recordEvent } from './events.ts';
import { createLink } from './form-links.ts';
import { type FormPost, mailForms } from './form-mail.ts';
import { findGivable } from './givable-forms.ts';
import {
  dueDateFault,
  type Fault,
  type People,
  type PlannedForm,
  planAdministrations,
} from './new-administration-rules.ts';
import { ensureRespondent, findRespondents, personKey, personOf } from './respondent-repository.ts';

type Given = PlannedForm & { id: string; number: number; respondentId: string; place: number };

/** Sends forms, all or none. Returns their ids in the order of the request. */
export async function sendAdministrations(
  scope: Scope,
  post: FormPost,
  params: BatteryParams,
  { items, namesClientBy }: NewAdministrations,
): Promise<string[]> {
  const { id: caseId, client_id: clientId } = await requireBattery(scope, params);
  await holdClient(scope, clientId);
  await requireOpenCase(scope, caseId);
  await requireConsent(scope, caseId);
  const planned = await plan(scope, { caseId, clientId }, items);
  const given = await insertForms(scope, { caseId, clientId, namesClientBy }, planned);
  await holdUses(scope, given);
  await sendLinks(scope, post, given);
  await followCase(scope.db, { organizationId: scope.organizationId, caseId });
  return given.map(({ id }) => id);
}

/** Checks everything before anything is written. */
async function plan(
  scope: Scope,
  { caseId, clientId }: CaseRef,
  items: NewAdministrations['items'],
): Promise<PlannedForm[]> {
  const client = await requireClient(scope, clientId);
  const today = organizationDay(scope.timeZone, scope.at);
  const forms = await findGivable(scope, { caseId, dateOfBirth: client.date_of_birth, today });
  const people = await findPeople(scope, caseId, client);
  const { faults, planned } = planAdministrations(items, {
    forms: new Map(forms.map((form) => [form.formId, form])),
    people,
    today,
  });
  const unqualified = planned.find(({ form }) => !form.qualification.isMet);
  if (unqualified) {
    throw new Problem('not-qualified', { detail: unqualified.form.qualification.reason ?? '' });
  }
  refuseFaults(faults);
  return planned;
}

type ClientRow = Awaited<ReturnType<typeof requireClient>>;

async function findPeople(scope: Scope, caseId: string, client: ClientRow): Promise<People> {
  const contacts = await findContacts(scope, client.id);
  const respondents = await findRespondents(scope, caseId);
  const practitioner = await scope.db
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', scope.userId)
    .executeTakeFirstOrThrow();
  const named = (row: { first_name: string; last_name: string; email: string }) => ({
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
  });
  return {
    client: named(client),
    practitioner: { ...practitioner, email: '' },
    contacts: new Map(contacts.map((contact) => [contact.id, named(contact)])),
    respondents: new Map(respondents.map((row) => [row.id, row])),
    noContact: new Set(contacts.filter(({ no_contact }) => no_contact).map(({ id }) => id)),
  };
}

function refuseFaults(errors: Fault[]): void {
  if (errors.length > 0) throw new Problem('form-refused', { errors });
}

type Sending = CaseRef & { namesClientBy: NewAdministrations['namesClientBy'] };

async function insertForms(
  scope: Scope,
  { caseId, clientId, namesClientBy }: Sending,
  planned: readonly PlannedForm[],
): Promise<Given[]> {
  const { db, organizationId, accountId, at } = scope;
  const known = new Map((await findRespondents(scope, caseId)).map((row) => [personKey(personOf(row)), row]));
  const ids = new Map<string, string>();
  const numbers = await nextNumbers(scope, planned.length);
  const given: Given[] = [];
  for (const [place, { form, person, item }] of planned.entries()) {
    const key = personKey(person);
    const respondentId = ids.get(key) ?? (await ensureRespondent(scope, caseId, person, known.get(key)));
    ids.set(key, respondentId);
    const number = numbers[place] ?? 0;
    const { id } = await db
      .insertInto('administrations')
      .values({
        organization_id: organizationId,
        number,
        case_id: caseId,
        client_id: clientId,
        respondent_id: respondentId,
        feature_id: form.featureId,
        form_id: form.formId,
        instrument_version: form.version,
        role: form.role,
        delivery: item.delivery,
        language: item.language,
        due_on: item.dueOn,
        names_client_by: namesClientBy,
        sent_by: accountId,
        ...(at && { sent_at: at }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordEvent(db, { organizationId, administrationId: id }, { kind: 'sent', accountId, at });
    given.push({ form, person, item, id, number, respondentId, place });
  }
  return given;
}

/**
 * Holds a use for each form, by ascending feature as all code locks them. Only now is it known from which license each
 * use comes, and how long that can be used.
 */
async function holdUses(scope: Scope, given: readonly Given[]): Promise<void> {
  const clerk = clerkOf(scope);
  const inOrder = [...given].sort((one, other) => one.form.featureId.localeCompare(other.form.featureId));
  for (const { id, number, form } of inOrder) {
    await hold(scope.db, clerk, {
      featureId: form.featureId,
      accountId: scope.accountId,
      administration: { id, number: numberOf(number) },
    });
  }
  const faults: Fault[] = [];
  for (const { id, item, place } of given) {
    const until = await findHeldUntil(scope.db, scope.organizationId, id);
    const message = dueDateFault(item.dueOn, clerk.today, until);
    if (message) faults.push({ path: `items.${place}.dueOn`, message });
  }
  refuseFaults(faults);
}

/** Creates a link for each form, and writes one mail for each person with the forms that go by mail. */
async function sendLinks(scope: Scope, post: FormPost, given: readonly Given[]): Promise<void> {
  const mails = new Map<string, { to: string; forms: [Link, ...Link[]] }>();
  for (const { id, person, respondentId, item } of given) {
    const form = { organizationId: scope.organizationId, administrationId: id };
    const link = { id, secret: await createLink(scope.db, post.keys, form) };
    if (item.delivery === IN_PERSON) continue;
    const mail = mails.get(respondentId);
    if (mail) mail.forms.push(link);
    else mails.set(respondentId, { to: person.email, forms: [link] });
  }
  for (const mail of mails.values()) await mailForms(scope, post, mail);
}

type Link = { id: string; secret: string };
