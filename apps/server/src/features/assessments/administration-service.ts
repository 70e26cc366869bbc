import type { WholeAdministration } from '@hub/contract/core/administrations/administration';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { asSystem } from '../../db/as-system.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { requireClient } from '../clients/client-access.ts';
import { findHeldUntil } from '../licenses/ledger/settle.ts';
import { clerkOf } from '../licenses/license-clerk.ts';
import {
  type FormParams,
  holdFormOfRespondent,
  holdOutForm,
  requireBattery,
} from './administration-access.ts';
import { findAdministrations, findEvents } from './administration-repository.ts';
import { findAlerts } from './alerts/alert-repository.ts';
import { endAdministration } from './end-administration.ts';
import { recordEvent } from './events.ts';
import { earlier, lastDayWithin } from './form-ages.ts';
import { addressOf, closeOnDevices, createLink, endLinks, linkOf } from './form-links.ts';
import { type FormPost, mailForms } from './form-mail.ts';
import type { AdministrationRow } from './lock-form.ts';
import { dueDateFault } from './new-administration-rules.ts';
import { presentWhole } from './present-administration.ts';
import { findReminders, planReminders } from './reminders/reminder-plan.ts';
import { requireRespondent, updateAddress } from './respondent-repository.ts';
import { recordSubmission } from './submission.ts';

type RespondentParams = FormParams & { respondentId: string };

const formOf = ({ organization_id, id }: AdministrationRow) => ({
  organizationId: organization_id,
  administrationId: id,
});

/** The reader, and the day and time zone of the organization. */
export const readerOf = ({ accountId, timeZone }: Scope) => ({
  accountId,
  today: organizationDay(timeZone),
  timeZone,
});

/** An administration of a case that the caller may read, as it is listed. */
export async function requireAdministration(scope: Scope, params: FormParams) {
  const { id: caseId } = await requireBattery(scope, params);
  const [row] = await findAdministrations(scope, caseId, [params.id]);
  if (!row) throw new Problem('not-found');
  return row;
}

export async function readAdministration(scope: Scope, params: FormParams): Promise<WholeAdministration> {
  const row = await requireAdministration(scope, params);
  const about = {
    alerts: await findAlerts(scope, row),
    events: await findEvents(scope, row.id),
    reminders: await findReminders(scope, row.id),
  };
  return presentWhole(row, about, readerOf(scope));
}

export async function resend(scope: Scope, post: FormPost, params: FormParams): Promise<void> {
  const form = await holdFormOfRespondent(scope, params);
  const { email } = await requireReachable(scope, form.respondent_id);
  if (!email) throw new Problem('no-address');
  await mailForms(scope, post, { to: email, forms: [await newLink(scope, post, form)] });
}

/** A respondent who may be contacted: a contact may have been marked since as one who must not be. */
async function requireReachable(scope: Scope, respondentId: string) {
  const respondent = await requireRespondent(scope, respondentId);
  const { db, organizationId } = scope;
  const contact = await db
    .selectFrom('client_contacts')
    .select('no_contact')
    .where('organization_id', '=', organizationId)
    .where('id', '=', respondent.contact_id)
    .executeTakeFirst();
  if (contact?.no_contact) throw new Problem('no-contact');
  return respondent;
}

const newLink = async ({ db }: Scope, { keys }: FormPost, form: AdministrationRow) => ({
  id: form.id,
  secret: await createLink(db, keys, formOf(form)),
});

/** The current link of the form. */
export async function copyLink(scope: Scope, post: FormPost, params: FormParams): Promise<string> {
  const form = await holdFormOfRespondent(scope, params);
  const { db, accountId } = scope;
  const secret = (await linkOf(db, post.keys, formOf(form))) ?? (await newLink(scope, post, form)).secret;
  await recordEvent(db, formOf(form), { kind: 'link-copied', accountId });
  return addressOf(post.publicUrl, form.id, secret);
}

/** Ends the former link and every device that has the form open. */
export async function changeAddress(
  scope: Scope,
  post: FormPost,
  params: RespondentParams,
  email: string,
): Promise<void> {
  const { respondent_id } = await holdFormOfRespondent(scope, params);
  await requireReachable(scope, respondent_id);
  await updateAddress(scope, respondent_id, email);
  const forms = await lockFormsOut(scope, respondent_id);
  const links = [];
  for (const form of forms) {
    links.push(await newLink(scope, post, form));
    await closeOnDevices(scope.db, formOf(form));
    const { accountId } = scope;
    await recordEvent(scope.db, formOf(form), { kind: 'address-changed', accountId, detail: email });
  }
  const [first, ...others] = links;
  if (first) await mailForms(scope, post, { to: email, forms: [first, ...others] });
}

const lockFormsOut = ({ db, organizationId }: Scope, respondentId: string): Promise<AdministrationRow[]> =>
  db
    .selectFrom('administrations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('respondent_id', '=', respondentId)
    .where('is_with_respondent', '=', true)
    .orderBy('number')
    .forUpdate()
    .execute();

export async function withdraw(scope: Scope, params: RespondentParams, reason: string): Promise<void> {
  const form = await holdOutForm(scope, params);
  const { accountId } = scope;
  await endAdministration(scope.db, clerkOf(scope), form, {
    event: 'withdrawn',
    accountId,
    reason,
  });
}

export async function changeDueDate(scope: Scope, params: FormParams, dueOn: CalendarDay): Promise<void> {
  const form = await holdOutForm(scope, params);
  const { db, accountId, organizationId, timeZone } = scope;
  const today = organizationDay(timeZone);
  const message = dueDateFault(dueOn, today, await latestDueOn(scope, form));
  if (message) throw new Problem('invalid-input', { errors: [{ path: 'dueOn', message }] });
  await db
    .updateTable('administrations')
    .set({ due_on: dueOn })
    .where('organization_id', '=', organizationId)
    .where('id', '=', form.id)
    .execute();
  await planReminders(db, { organizationId, ids: [form.id], today });
  await recordEvent(db, formOf(form), { kind: 'due-date-changed', accountId, detail: dueOn });
}

/** The last possible due date: the client gets too old for the form, or the held use expires. */
async function latestDueOn(scope: Scope, form: AdministrationRow): Promise<CalendarDay> {
  const { db, organizationId } = scope;
  const { date_of_birth } = await requireClient(scope, form.client_id);
  const { to_months } = await db
    .selectFrom('instrument_forms')
    .select('to_months')
    .where('form_id', '=', form.form_id)
    .where('version', '=', form.instrument_version)
    .executeTakeFirstOrThrow();
  // The use may have been held for a colleague who had the client before.
  const until = await asSystem(db, (system) => findHeldUntil(system, organizationId, form.id));
  return earlier(lastDayWithin(date_of_birth, to_months), until);
}

export async function submit(scope: Scope, params: FormParams, reason: string): Promise<void> {
  const form = await holdFormOfRespondent(scope, params);
  const [row] = await findAdministrations(scope, form.case_id, [form.id]);
  if (!row || row.answered === 0) throw new Problem('nothing-answered');
  const { db, accountId, timeZone } = scope;
  const completedOn = organizationDay(timeZone);
  await recordSubmission(db, formOf(form), { by: accountId, reason, completedOn });
  await endLinks(db, formOf(form));
}
