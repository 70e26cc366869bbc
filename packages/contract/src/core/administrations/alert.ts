import * as z from 'zod/mini';
import { requiredText } from '../../fields/required.ts';
import { COMMENT_MAX_LENGTH } from '../../fields/text.ts';

export const criticalItem = z.strictObject({
  itemId: z.string(),
  text: z.string(),
  answerText: z.string(),
});

/** 1 is danger to life, 2 is serious, 3 is to be talked about. */
export const severity = z.literal([1, 2, 3]);
export type Severity = z.infer<typeof severity>;

const alertItem = z.extend(criticalItem, { severity });

/** Critical answers of a form that its practitioner must read soon. */
export const alert = z.strictObject({
  id: z.uuid(),
  created: z.iso.datetime(),
  severity: severity.check(z.describe('Of its most serious answer: 1 is danger to life.')),
  items: z.array(alertItem).check(z.describe('The most serious first.')),
  backupTold: z
    .nullable(z.iso.datetime())
    .check(z.describe("When the practitioner's backup learned that it is unread; null before.")),
  managersTold: z.nullable(z.iso.datetime()),
  canAcknowledge: z.boolean().check(z.describe('Unread, and of a case of the reader.')),
  acknowledged: z.nullable(z.strictObject({ at: z.iso.datetime(), byName: z.string(), note: z.string() })),
});
export type Alert = z.infer<typeof alert>;

/** An unread alert as Home lists it. */
export const unreadAlert = z.extend(alert, {
  administrationId: z.uuid(),
  caseId: z.uuid(),
  batteryId: z.uuid(),
  clientName: z.string(),
  formName: z.string().check(z.describe('With its product, such as `LBS-2 Parent form`.')),
  respondentName: z.string(),
  clientId: z.uuid(),
  deleted: z
    .nullable(z.enum(['case', 'client']))
    .check(z.describe('What is to be restored before its form can be read; null where nothing is.')),
});
export type UnreadAlert = z.infer<typeof unreadAlert>;

export const acknowledgement = z.strictObject({ note: requiredText(COMMENT_MAX_LENGTH) });
