import { changeReminderText, readReminderTexts } from '@hub/contract/auth/users/reminder-texts';
import type { ReminderLanguage } from '@hub/contract/core/administrations/reminder-text';
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../../db/request-scope.ts';
import { serve } from '../../http/serve.ts';

/** The practitioners' own texts in reminders of forms. */
export function reminderTextRoutes(app: FastifyInstance): void {
  serve(app, readReminderTexts, async ({ scope }) => ({ items: await findTexts(scope) }));

  serve(app, changeReminderText, async ({ body: { language, text }, scope }) => {
    if (text) await writeText(scope, language, text);
    else await removeText(scope, language);
    return { items: await findTexts(scope) };
  });
}

const findTexts = ({ db, userId }: Scope) =>
  db
    .selectFrom('reminder_texts')
    .select(['language', 'body as text'])
    .where('user_id', '=', userId)
    .orderBy('language')
    .execute();

async function writeText({ db, userId }: Scope, language: ReminderLanguage, body: string): Promise<void> {
  const values = { body, changed_at: new Date() };
  await db
    .insertInto('reminder_texts')
    .values({ user_id: userId, language, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'language']).doUpdateSet(values))
    .execute();
}

async function removeText({ db, userId }: Scope, language: ReminderLanguage): Promise<void> {
  await db
    .deleteFrom('reminder_texts')
    .where('user_id', '=', userId)
    .where('language', '=', language)
    .execute();
}
