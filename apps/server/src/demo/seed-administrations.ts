import { randomUUID } from 'node:crypto';
import { EMAIL, IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import type { ChosenRespondent } from '@hub/contract/core/administrations/new-administrations';
import type { SentAnswer } from '@hub/contract/core/assessment/answer';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import { addDays, type CalendarDay } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import type { Db } from '../db/database.ts';
import { insertMany } from '../db/insert-many.ts';
import type { Scope } from '../db/request-scope.ts';
import { answerFaults, RATER } from '../features/assessments/answer-faults.ts';
import { endAdministration } from '../features/assessments/end-administration.ts';
import { noteEvent } from '../features/assessments/events.ts';
import { createFormContents, type FormContents } from '../features/assessments/form-contents.ts';
import { noteMail } from '../features/assessments/form-mail.ts';
import { type AdministrationRow, lockForm } from '../features/assessments/lock-form.ts';
import { noteOpened } from '../features/assessments/open-form.ts';
import { scoreInTransaction } from '../features/assessments/score-submission.ts';
import { sendAdministrations } from '../features/assessments/send-administrations.ts';
import { recordSubmission } from '../features/assessments/submission.ts';
import { clerkOf } from '../features/licenses/license-clerk.ts';
import type { FormLinkKeys } from '../security/secrets.ts';
import {
  type DemoAnswers,
  type DemoForm,
  type DemoOutcome,
  type DemoSending,
  demoSendings,
} from './demo-administrations.ts';
import type { Owner } from './seed-clients.ts';

type Seeding = { scope: Scope; keys: FormLinkKeys; contents: FormContents };

/** Gives forms as the product would have given them, and has each come to what became of it. */
export async function seedAdministrations(db: Db, owner: Owner, keys: FormLinkKeys): Promise<void> {
  const seeding = { scope: await scopeOf(db, owner), keys, contents: createFormContents() };
  for (const sending of demoSendings) await seedSending(seeding, sending);
}

/** The practitioner, as if signed in. */
async function scopeOf(db: Db, { organization_id, account_id }: Owner): Promise<Scope> {
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

/** A moment of a day's morning, minutes after nine or so in the United States: it is that day there, and it is past. */
const momentOf = (day: CalendarDay, minutes = 0) =>
  new Date(Date.parse(`${day}T15:00:00Z`) + minutes * 60_000);

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

const MAIL_MINUTES = 1;
const OPEN_MINUTES = 25;

async function seedSending({ scope, keys, contents }: Seeding, sending: DemoSending): Promise<void> {
  const { db, organizationId } = scope;
  const day = addDays(todayIn(scope.timeZone ?? 'UTC', new Date()), -sending.daysAgo);
  const battery = await findBattery(scope, sending);
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
  // Nobody gets the mails: they would have left on a day that is past.
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
  await noteMail(
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
      await noteOpened(scope.db, form, momentOf(addDays(sent.day, outcome.afterDays), OPEN_MINUTES));
      return;
    case 'begun':
      await seedAnswers(sent, addDays(sent.day, outcome.afterDays), outcome.given);
      return;
    case 'submitted': {
      const completedOn = addDays(sent.day, outcome.afterDays);
      const at = after(await seedAnswers(sent, completedOn, outcome.given), 20);
      await recordSubmission(scope.db, form, { by: null, completedOn, at });
      await scoreInTransaction(scope.db, form, after(at, 1));
      return;
    }
    case 'expired':
      // In the night after its last day.
      await end(sent, { state: 'expired', at: new Date(`${addDays(row.due_on, 1)}T08:02:00Z`) });
      return;
    case 'declined':
    case 'withdrawn': {
      const at = momentOf(addDays(sent.day, outcome.afterDays), OPEN_MINUTES);
      if (outcome.kind === 'declined') await noteOpened(scope.db, form, at);
      await end(sent, { state: outcome.kind, reason: outcome.reason, at: after(at, 60) });
    }
  }
}

type Ending = { state: 'declined' | 'withdrawn' | 'expired'; reason?: string; at: Date };

async function end({ scope, row }: Sent, { state, reason = '', at }: Ending): Promise<void> {
  const byPractitioner = state === 'withdrawn';
  const clerk = clerkOf({ ...scope, at });
  await endAdministration(scope.db, byPractitioner ? clerk : { ...clerk, accountId: null }, row, {
    state,
    event: state,
    reason,
    ...(byPractitioner && { accountId: scope.accountId }),
  });
}

/**
 * Opens a form on that day and answers it. The answers are not kept by the function that keeps a respondent's: it
 * knows no other time than now. Answers when the last of them was given.
 */
async function seedAnswers(
  { scope, contents, row }: Sent,
  day: CalendarDay,
  { answers, rater = {}, isHasty }: DemoAnswers,
): Promise<Date> {
  const { db, accountId } = scope;
  const form = { organizationId: row.organization_id, administrationId: row.id };
  const begin = momentOf(day, OPEN_MINUTES);
  if (row.delivery === EMAIL) await noteOpened(db, form, begin);
  else await noteEvent(db, form, { kind: 'started-here', accountId, at: begin });
  const content = await contents(db, { formId: row.form_id, version: row.instrument_version });
  const given = [
    ...Object.entries(rater).map(([question, value]) => ({ item: RATER + question, value })),
    ...byItem(content, answers),
  ].map((answer, index) => ({
    ...answer,
    number: index + 1,
    seen: index,
    seconds: isHasty ? 0.4 : secondsOf(index),
  }));
  const [fault] = answerFaults(content, given);
  if (fault) throw new Error(`${row.form_id}, ${fault.path}: ${fault.message}`);
  const first = after(begin, given[0]?.seconds ?? 0);
  let at = begin;
  const device = randomUUID();
  await insertMany(
    db,
    'answers',
    given.map((answer, index) => {
      at = after(at, answer.seconds);
      return {
        organization_id: form.organizationId,
        administration_id: form.administrationId,
        revision: index + 1,
        device,
        ...answer,
        is_stale: false,
        given_at: at,
      };
    }),
  );
  await db
    .updateTable('administrations')
    .set({ state: 'in-progress', first_answer_at: first, opened_at: begin })
    .where('organization_id', '=', form.organizationId)
    .where('id', '=', form.administrationId)
    .execute();
  await noteEvent(db, form, { kind: 'first-answer', at: first });
  return at;
}

const NONE = '-';

/** As a page would send them. */
function byItem(
  { pages }: FormContent,
  answers: DemoAnswers['answers'],
): Pick<SentAnswer, 'item' | 'value'>[] {
  if (typeof answers !== 'string') {
    return Object.entries(answers).map(([item, value]) => ({ item, value }));
  }
  const asked = pages.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'read');
  if (answers.length > asked.length) throw new Error('there are more answers than items');
  return [...answers].flatMap((value, index) =>
    value === NONE ? [] : [{ item: asked[index]?.id ?? '', value }],
  );
}

/** Some sentences take longer than others. */
const secondsOf = (index: number) => 2.6 + ((index * 7) % 11) * 0.5;
