import type { Db } from '../../../db/database.ts';
import type { DeliveredHook } from '../../../mail/delivered-mail.ts';
import type { UndeliveredHook } from '../../../mail/undelivered-mail.ts';
import type { WantedHook } from '../../../mail/wanted-mail.ts';
import { type FormPost, recordMail } from '../form-mail.ts';
import { REMINDER_MAIL, writeReminder } from './write-reminder.ts';

export const reminderDelivered: DeliveredHook = {
  kind: REMINDER_MAIL,
  notify: (db, mailId) => recordMail(db, mailId, { state: 'accepted' }),
};

export const reminderUndelivered: UndeliveredHook = {
  kind: REMINDER_MAIL,
  notify: (db, mailId, reason) => recordMail(db, mailId, { state: 'refused', reason }),
};

type Form = {
  organization_id: string;
  id: string;
  email: string;
  is_with_respondent: boolean;
  mail_id: string | null;
};

/**
 * A reminder is sent only if all of its forms are still out and none was mailed again meanwhile. Otherwise it is
 * dropped, and a new one is written for the remaining forms.
 */
export const reminderWanted = (post: FormPost): WantedHook => ({
  kind: REMINDER_MAIL,
  async isWanted(db, mailId) {
    const forms = await lockForms(db, mailId);
    const left = forms.filter(({ is_with_respondent, mail_id }) => is_with_respondent && mail_id === mailId);
    if (left.length === forms.length) return forms.length > 0;
    const leftIds = left.map(({ id }) => id);
    const goneIds = forms.map(({ id }) => id).filter((id) => !leftIds.includes(id));
    await db
      .updateTable('form_reminders')
      .set({ state: 'dropped', written_at: null, mail_id: null })
      .where('mail_id', '=', mailId)
      .where('administration_id', 'in', goneIds)
      .execute();
    const [first] = left;
    if (!first) return false;
    const { organization_id: organizationId, email: to } = first;
    const anew = await writeReminder(db, post, { organizationId, to, ids: leftIds, at: new Date() });
    await db.updateTable('form_reminders').set({ mail_id: anew }).where('mail_id', '=', mailId).execute();
    return false;
  },
});

const lockForms = (db: Db, mailId: string): Promise<Form[]> =>
  db
    .selectFrom('administrations')
    .innerJoin('respondents', (join) =>
      join
        .onRef('respondents.organization_id', '=', 'administrations.organization_id')
        .onRef('respondents.id', '=', 'administrations.respondent_id'),
    )
    .select([
      'administrations.organization_id',
      'administrations.id',
      'administrations.is_with_respondent',
      'administrations.mail_id',
      'respondents.email',
    ])
    .where('administrations.id', 'in', (reminders) =>
      reminders.selectFrom('form_reminders').select('administration_id').where('mail_id', '=', mailId),
    )
    .orderBy('administrations.id')
    .forNoKeyUpdate('administrations')
    .execute();
