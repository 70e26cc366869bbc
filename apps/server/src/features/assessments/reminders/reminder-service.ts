import { type PlannedReminderKind, reminderLabels } from '@hub/contract/core/administrations/reminders';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { organizationDay } from '../../../http/reader-day.ts';
import { type FormParams, holdFormOfRespondent } from '../administration-access.ts';
import { recordEvent } from '../events.ts';
import type { FormPost } from '../form-mail.ts';
import { requireRespondent } from '../respondent-repository.ts';
import { planReminders, updateWantedReminders } from './reminder-plan.ts';
import { writeReminder } from './write-reminder.ts';

/** Reminds of one form immediately, at most once a day. */
export async function remindNow(scope: Scope, post: FormPost, params: FormParams): Promise<void> {
  const form = await holdFormOfRespondent(scope, params);
  const { db, organizationId, accountId, timeZone } = scope;
  const { email } = await requireRespondent(scope, form.respondent_id);
  if (!email) throw new Problem('no-address');
  if (!form.mailed_at) throw new Problem('never-mailed');
  if (form.mail_state === 'refused') throw new Problem('address-refused');
  const today = organizationDay(timeZone);
  if (form.reminded_at && organizationDay(timeZone, form.reminded_at) === today) {
    throw new Problem('reminded-today');
  }
  const at = new Date();
  const mailId = await writeReminder(db, post, { organizationId, to: email, ids: [form.id], at });
  await db
    .insertInto('form_reminders')
    .values({
      organization_id: organizationId,
      administration_id: form.id,
      kind: 'by-hand',
      day: today,
      state: 'written',
      written_at: at,
      mail_id: mailId,
    })
    .execute();
  const place = { organizationId, administrationId: form.id };
  await recordEvent(db, place, { kind: 'reminded', accountId, detail: email });
}

/** Sets which reminders a respondent gets from now on, for all of their forms of the case that are out. */
export async function changeReminders(
  scope: Scope,
  params: FormParams & { respondentId: string },
  kinds: readonly PlannedReminderKind[],
): Promise<void> {
  const { respondent_id } = await holdFormOfRespondent(scope, params);
  const { db, organizationId, accountId, timeZone } = scope;
  await updateWantedReminders(scope, respondent_id, kinds);
  const forms = await db
    .selectFrom('administrations')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('respondent_id', '=', respondent_id)
    .where('is_out', '=', true)
    .orderBy('number')
    .forUpdate()
    .execute();
  const ids = forms.map(({ id }) => id);
  await planReminders(db, { organizationId, ids, today: organizationDay(timeZone) });
  const detail = kinds.length === 0 ? 'None' : kinds.map((kind) => reminderLabels[kind]).join(', ');
  for (const administrationId of ids) {
    await recordEvent(
      db,
      { organizationId, administrationId },
      { kind: 'reminders-changed', accountId, detail },
    );
  }
}
