import { randomUUID } from 'node:crypto';
import { type RemindedBy, reminderLetter } from '@hub/contract/core/administrations/reminder-letter';
import type { ReminderLanguage } from '@hub/contract/core/administrations/reminder-text';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { letterIn } from '../../../mail/letter.ts';
import { addressOf, createLink, linkOf } from '../form-links.ts';
import type { FormPost } from '../form-mail.ts';
import { shortName } from '../short-name.ts';

/**
 * The kind of record that a reminder mail is about for the delivery hooks. Its id is the id of the mail, which its
 * forms store.
 */
export const REMINDER_MAIL = 'reminder mail';

type Letter = { organizationId: string; to: string; ids: readonly string[]; at: Date };

/**
 * Writes one mail that reminds of forms, each with its link. It becomes the latest mail of these forms, so its delivery
 * state applies to all of them. The caller has locked the forms. Returns the id of the mail.
 */
export async function writeReminder(
  db: Db,
  { keys, sendMail, publicUrl }: FormPost,
  { organizationId, to, ids, at }: Letter,
): Promise<string> {
  const reminded = await findRemindedForms(db, organizationId, ids);
  const [lead] = reminded;
  if (!lead) throw new Error('a reminder is about at least one form');
  const ownTexts = await findOwnTexts(db, reminded, lead.language);
  const askers = new Map<string, RemindedBy & { forms: RemindedBy['forms'][number][] }>();
  for (const form of reminded) {
    const { id, userId, practitioner } = form;
    const asker = askers.get(userId) ?? { practitioner, ownText: ownTexts.get(userId), forms: [] };
    askers.set(userId, asker);
    const place = { organizationId, administrationId: id };
    // After a change of ENCRYPTION_KEY the former link no longer works, not even for the respondent.
    const secret = (await linkOf(db, keys, place)) ?? (await createLink(db, keys, place));
    asker.forms.push({
      client: shortName(form, form.namesClientBy),
      isSelf: form.role === 'self',
      name: `${form.product}, ${form.names[lead.language] ?? form.names.en}`,
      dueOn: form.dueOn,
      link: addressOf(publicUrl, id, secret),
    });
  }
  const { subject, lines, ...manner } = reminderLetter({
    language: lead.language,
    organization: lead.organization,
    askers: [...askers.values()],
  });
  const mailId = randomUUID();
  await sendMail(db, {
    to,
    about: { kind: REMINDER_MAIL, id: mailId },
    ...letterIn(manner, subject, ...lines),
  });
  await db
    .updateTable('administrations')
    .set({ mail_id: mailId, mail_state: 'written', mail_at: at, mail_reason: '', reminded_at: at })
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  return mailId;
}

type RemindedForm = {
  id: string;
  language: string;
  role: string;
  namesClientBy: 'first-name' | 'initials';
  dueOn: CalendarDay;
  product: string;
  names: Record<string, string>;
  firstName: string;
  lastName: string;
  organization: string;
  userId: string;
  practitioner: string;
};

/** The details that a reminder gives about forms, the earliest due date first. The sender is the owner of the case. */
async function findRemindedForms(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<RemindedForm[]> {
  const { rows } = await sql<RemindedForm>`
    select administration.id, administration.language, administration.role,
      administration.names_client_by as "namesClientBy", administration.due_on as "dueOn",
      form.content -> 'name' as names, product.name as product,
      client.first_name as "firstName", client.last_name as "lastName", organization.name as organization,
      practitioner.id as "userId", practitioner.first_name || ' ' || practitioner.last_name as practitioner
    from administrations administration
    join cases on cases.organization_id = administration.organization_id and cases.id = administration.case_id
    join accounts on accounts.organization_id = cases.organization_id and accounts.id = cases.account_id
    join users practitioner on practitioner.id = accounts.user_id
    join instrument_forms form
      on form.form_id = administration.form_id and form.version = administration.instrument_version
    join product_features feature on feature.id = administration.feature_id
    join products product on product.id = feature.product_id
    join clients client
      on client.organization_id = administration.organization_id and client.id = administration.client_id
    join organizations organization on organization.id = administration.organization_id
    where administration.organization_id = ${organizationId} and administration.id = any(${[...ids]}::uuid[])
    order by administration.due_on, administration.number
  `.execute(db);
  return rows;
}

/** The practitioners' own texts in the language of the mail. */
async function findOwnTexts(
  db: Db,
  reminded: readonly RemindedForm[],
  language: string,
): Promise<Map<string, string>> {
  const texts = await db
    .selectFrom('reminder_texts')
    .select(['user_id', 'body'])
    .where('user_id', 'in', [...new Set(reminded.map(({ userId }) => userId))])
    .where('language', '=', language as ReminderLanguage)
    .execute();
  return new Map(texts.map(({ user_id, body }) => [user_id, body]));
}
