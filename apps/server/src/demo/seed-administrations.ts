import { EMAIL, IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import type { ChosenRespondent } from '@hub/contract/core/administrations/new-administrations';
import { addDays, type CalendarDay } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import type { Db } from '../db/database.ts';
import type { Scope } from '../db/request-scope.ts';
import { lookThrough } from '../features/assessments/alerts/look-through.ts';
import { endAdministration } from '../features/assessments/end-administration.ts';
import { recordEvent } from '../features/assessments/events.ts';
import { createFormContents, type FormContents } from '../features/assessments/form-contents.ts';
import { recordMail } from '../features/assessments/form-mail.ts';
import { type AdministrationRow, lockForm } from '../features/assessments/lock-form.ts';
import { recordOpened } from '../features/assessments/open-form.ts';
import { scoreInTransaction } from '../features/assessments/score-submission.ts';
import { sendAdministrations } from '../features/assessments/send-administrations.ts';
import { recordSubmission } from '../features/assessments/submission.ts';
import { clerkOf } from '../features/licenses/license-clerk.ts';
import type { FormLinkKeys } from '../security/secrets.ts';
import { type DemoForm, type DemoOutcome, type DemoSending, demoSendings } from './demo-administrations.ts';
import { momentOf, secondsAfter } from './demo-moments.ts';
import { seedAnswers } from './seed-answers.ts';
import type { Owner } from './seed-clients.ts';
import { seedConsent } from './seed-consents.ts';

type Seeding = { scope: Scope; keys: FormLinkKeys; contents: FormContents };

/** Sends forms as the product would have, and brings each to its outcome. */
export async function seedAdministrations(db: Db, owner: Owner, keys: FormLinkKeys): Promise<void> {
  const seeding = { scope: await scopeOf(db, owner), keys, contents: createFormContents() };
  for (const sending of demoSendings) await seedSending(seeding, sending);
  await seedSeen(seeding.scope);
}

const SEEN_AFTER_DAYS = 14;

/** Marks old scores as seen. */
async function seedSeen({ db, organizationId }: Scope): Promise<void> {
  await db
    .updateTable('administrations')
    .set(({ ref }) => ({ results_seen_at: ref('scored_at') }))
    .where('organization_id', '=', organizationId)
    .where('scored_at', '<', new Date(Date.now() - SEEN_AFTER_DAYS * 86_400_000))
    .execute();
}

/** The scope of the practitioner, as if signed in. */
export async function scopeOf(db: Db, { organization_id, account_id }: Owner): Promise<Scope> {
  const { userId, roleId, timeZone } = await db
    .selectFrom('accounts')
    .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .select(['user_id as userId', 'role_id as roleId', 'time_zone as timeZone'])
    .where('accounts.organization_id', '=', organization_id)
    .where('accounts.id', '=', account_id)
    .executeTakeFirstOrThrow();
  return {
    db,
    organizationId: organization_id,
    accountId: account_id,
    userId,
    roleId,
    timeZone,
    hasShares: false,
    emailConfirmed: true,
    twoFactorEnabled: false,
    twoFactorRequired: false,
  };
}

const MAIL_MINUTES = 1;
const OPEN_MINUTES = 25;

async function seedSending({ scope, keys, contents }: Seeding, sending: DemoSending): Promise<void> {
  const { db, organizationId } = scope;
  const day = addDays(todayIn(scope.timeZone ?? 'UTC', new Date()), -sending.daysAgo);
  const battery = await findBattery(scope, sending);
  await seedConsent(scope, battery, day);
  const items = [];
  for (const form of sending.forms) {
    items.push({
      formId: form.formId,
      respondent: await respondentOf(scope, battery.clientId, form.respondent),
      delivery: form.isInPerson ? IN_PERSON : EMAIL,
      language: 'en',
      dueOn: addDays(day, form.dueInDays),
    });
  }
  // No mail is sent: these mails would have left on a past day.
  const post = { keys, publicUrl: new URL('http://localhost'), sendMail: async () => undefined };
  const ids = await sendAdministrations({ ...scope, at: momentOf(day) }, post, battery, {
    items,
    namesClientBy: 'first-name',
  });
  for (const [index, form] of sending.forms.entries()) {
    const row = await lockForm(db, { organizationId, administrationId: ids[index] ?? '' });
    if (!row) throw new Error('a form that was sent is there');
    await seedMail(db, form, row, momentOf(day, MAIL_MINUTES));
    await seedOutcome({ scope, contents, day, row }, form.outcome);
  }
}

async function findBattery({ db, organizationId, accountId }: Scope, { client, caseName }: DemoSending) {
  return db
    .selectFrom('cases')
    .select(['id as caseId', 'battery_id as batteryId', 'client_id as clientId'])
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .where('client_name', '=', client)
    .where('case_name', '=', caseName)
    .executeTakeFirstOrThrow(() => new Error(`the demonstration has no ${caseName} of ${client}`));
}

async function respondentOf(
  { db, organizationId }: Scope,
  clientId: string,
  respondent: DemoForm['respondent'],
): Promise<ChosenRespondent> {
  if (respondent.kind !== 'contact') return respondent;
  const { id: contactId } = await db
    .selectFrom('client_contacts')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .where('first_name', '=', respondent.firstName)
    .executeTakeFirstOrThrow();
  return { kind: 'contact', contactId, email: '' };
}

async function seedMail(db: Db, form: DemoForm, { mail_id }: AdministrationRow, at: Date): Promise<void> {
  if (!mail_id) return;
  const noSuchAddress = { facts: { responseCode: 550, status: '5.1.1' } };
  await recordMail(
    db,
    mail_id,
    form.isMailRefused ? { state: 'refused', reason: noSuchAddress } : { state: 'accepted' },
    at,
  );
}

type Sent = { scope: Scope; contents: FormContents; day: CalendarDay; row: AdministrationRow };

async function seedOutcome(sent: Sent, outcome: DemoOutcome): Promise<void> {
  const { scope, row } = sent;
  const form = { organizationId: row.organization_id, administrationId: row.id };
  switch (outcome.kind) {
    case 'waiting':
      return;
    case 'opened':
      await recordOpened(scope.db, form, momentOf(addDays(sent.day, outcome.afterDays), OPEN_MINUTES));
      return;
    case 'begun':
      await seedAnswers(sent, momentOf(addDays(sent.day, outcome.afterDays), OPEN_MINUTES), outcome.given);
      await seedAlert(scope, form);
      return;
    case 'submitted': {
      const completedOn = addDays(sent.day, outcome.afterDays);
      const at = secondsAfter(
        await seedAnswers(sent, momentOf(completedOn, OPEN_MINUTES), outcome.given),
        20,
      );
      await recordSubmission(scope.db, form, { by: null, completedOn, at });
      await scoreInTransaction(scope.db, form, secondsAfter(at, 1));
      await seedAcknowledgement(scope, form, secondsAfter(at, 3600));
      return;
    }
    case 'expired':
      // In the night after its last day.
      await end(sent, { event: 'expired', at: new Date(`${addDays(row.due_on, 1)}T08:02:00Z`) });
      return;
    case 'declined':
    case 'withdrawn': {
      const at = momentOf(addDays(sent.day, outcome.afterDays), OPEN_MINUTES);
      if (outcome.kind === 'declined') await recordOpened(scope.db, form, at);
      await end(sent, { event: outcome.kind, reason: outcome.reason, at: secondsAfter(at, 60) });
    }
  }
}

/** An unread alert since now, for which no mail is sent. */
async function seedAlert(
  { db }: Scope,
  form: { organizationId: string; administrationId: string },
): Promise<void> {
  await lookThrough(db, form, { isOver: false });
  await db
    .updateTable('critical_alerts')
    .set({ practitioner_told_at: new Date() })
    .where('organization_id', '=', form.organizationId)
    .where('administration_id', '=', form.administrationId)
    .execute();
}

/** Acknowledges the alerts of the past. */
async function seedAcknowledgement(
  { db, accountId }: Scope,
  form: { organizationId: string; administrationId: string },
  at: Date,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('critical_alerts')
    .set({
      practitioner_told_at: at,
      acknowledged_at: at,
      acknowledged_by: accountId,
      note: 'Talked about it on the phone; there is no danger at the moment.',
    })
    .where('organization_id', '=', form.organizationId)
    .where('administration_id', '=', form.administrationId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows) await recordEvent(db, form, { kind: 'alert-acknowledged', accountId, at });
}

type Ending = { event: 'declined' | 'withdrawn' | 'expired'; reason?: string; at: Date };

async function end({ scope, row }: Sent, { event, reason = '', at }: Ending): Promise<void> {
  const byPractitioner = event === 'withdrawn';
  const clerk = clerkOf({ ...scope, at });
  await endAdministration(scope.db, byPractitioner ? clerk : { ...clerk, accountId: null }, row, {
    event,
    reason,
    ...(byPractitioner && { accountId: scope.accountId }),
  });
}
