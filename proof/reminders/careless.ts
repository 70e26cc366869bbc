import type { Database } from '../../apps/server/src/db/database.ts';
import type { SendMail } from '../../apps/server/src/mail/outbox.ts';

type Parts = { database: Database; sendMail: SendMail };

/** A wrong implementation: it locks no form, and records a reminder only after its mail. */
export async function remindCarelessly({ database: { system }, sendMail }: Parts, now: Date): Promise<void> {
  const due = await system
    .selectFrom('form_reminders')
    .select(['organization_id', 'administration_id'])
    .where('state', '=', 'planned')
    .limit(50)
    .execute();
  for (const { organization_id, administration_id } of due) {
    const text = `http://hub.test/assessment/${administration_id}#secret`;
    await sendMail(system, { to: 'rater@demo.test', subject: 'Reminder', text, html: text });
    await system
      .updateTable('form_reminders')
      .set({ state: 'written', written_at: now, mail_id: administration_id })
      .where('organization_id', '=', organization_id)
      .where('administration_id', '=', administration_id)
      .execute();
  }
}
