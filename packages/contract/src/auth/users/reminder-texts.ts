import * as z from 'zod/mini';
import { reminderLanguages, reminderText } from '../../core/administrations/reminder-text.ts';
import { worksWithClients } from '../../core/clients/client-access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { auditOwnAccount } from './audit-own-account.ts';

const path = '/auth/api/users/reminder-texts';
const ownText = { language: z.enum(reminderLanguages), text: reminderText };
const ownTexts = z.strictObject({
  items: z
    .array(z.strictObject({ language: ownText.language, text: z.string() }))
    .check(z.describe('Only the languages with an own text.')),
});

export const readReminderTexts = endpoint({
  method: 'GET',
  path,
  summary: "The signed-in user's own texts of mails that remind respondents of forms.",
  access: worksWithClients,
  answer: ownTexts,
  audit: auditOwnAccount('read reminder texts'),
});

export const changeReminderText = endpoint({
  method: 'PUT',
  path,
  summary: 'Write the own text for one language. An empty one brings the usual text back.',
  access: worksWithClients,
  body: z.strictObject(ownText),
  answer: ownTexts,
  audit: auditOwnAccount('change reminder text'),
});
