import * as z from 'zod/mini';
import { respondents } from '../products/product.ts';
import { alert } from './alert.ts';
import { formReminder, wantedReminders } from './reminders.ts';

export const administrationStates = [
  'waiting',
  'opened',
  'in-progress',
  'submitted',
  'needs-review',
  'scored',
  'declined',
  'withdrawn',
  'expired',
  'discarded',
] as const;
export type AdministrationState = (typeof administrationStates)[number];

/** The kind of a respondent. The practitioner is the one who fills in a clinician's form. */
const respondentKinds = ['client', 'contact', 'other', 'practitioner'] as const;

/** What a practitioner can do with an administration as it is now. */
export const administrationActions = [
  'resend',
  'remind',
  'copy-link',
  'code',
  'change-address',
  'change-due-date',
  'start-here',
  'fill-in',
  'submit',
  'print',
  'enter-paper',
  'accept-review',
  'discard',
  'correct',
  'choose-norms',
  'withdraw',
] as const;
export type AdministrationAction = (typeof administrationActions)[number];

/**
 * The phase of a form entered from paper: the first pass, the second pass (which does not see the first), comparing
 * both, or done.
 */
export const paperPhases = ['first', 'second', 'compare', 'done'] as const;
export type PaperPhase = (typeof paperPhases)[number];

/** The delivery state of the last mail with the link. */
const mailStates = ['written', 'accepted', 'refused'] as const;

const moment = z.nullable(z.iso.datetime());

export const respondentOfForm = z.strictObject({
  id: z.uuid(),
  kind: z.enum(respondentKinds),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().check(z.describe('Empty where there is none.')),
});

/** A form sent in a case, as lists show it. */
export const administration = z.strictObject({
  id: z.uuid(),
  number: z.string().check(z.describe('What people call it, such as `A-1042`.')),
  caseId: z.uuid(),
  formId: z.string().check(z.describe('Of the instrument, such as `lmc-self`.')),
  formName: z.string(),
  instrumentVersion: z.string(),
  productId: z.uuid(),
  productName: z.string(),
  productAcronym: z.string(),
  respondent: respondentOfForm,
  role: z.enum(respondents).check(z.describe('As whom the respondent answers.')),
  delivery: z.int().check(z.describe('1 Email, 2 In Person.')),
  language: z.string(),
  dueOn: z.iso.date().check(z.describe('The last day on which it can be submitted, in the organization.')),
  state: z.enum(administrationStates),
  isOverdue: z.boolean().check(z.describe('Out, and the day on which it was due has passed or is today.')),
  answered: z.int().check(z.describe('How many of its items have an answer.')),
  items: z.int(),
  sent: z.iso.datetime(),
  opened: moment,
  lastAnswer: moment,
  submitted: moment,
  scored: moment,
  ended: moment.check(z.describe('Declined, withdrawn, expired or discarded.')),
  mail: z
    .nullable(z.strictObject({ state: z.enum(mailStates), at: z.iso.datetime(), reason: z.string() }))
    .check(z.describe('Null where no link was mailed. The reason is what the mail server said.')),
  hasUnreadAlert: z.boolean().check(z.describe('Critical answers wait to be acknowledged.')),
  paper: z
    .nullable(z.enum(paperPhases))
    .check(z.describe('Where it is entered from paper: how far. Its link opens nothing then.')),
  actions: z.array(z.enum(administrationActions)),
});
export type Administration = z.infer<typeof administration>;

const timelineKinds = [
  'sent',
  'mail-written',
  'mail-accepted',
  'mail-refused',
  'address-changed',
  'due-date-changed',
  'link-copied',
  'code-created',
  'started-here',
  'opened',
  'first-answer',
  'resumed',
  'language-changed',
  'reminded',
  'reminders-changed',
  'submitted',
  'submitted-by-practitioner',
  'paper-begun',
  'second-entry-asked',
  'second-entry-done',
  'entered-from-paper',
  'scored',
  'needs-review',
  'not-scored',
  'review-accepted',
  'discarded',
  'corrected',
  'scored-again',
  'declined',
  'not-for-me',
  'withdrawn',
  'expired',
  'paused',
  'revived',
  'not-revived',
  'critical-answers',
  'backup-told',
  'managers-told',
  'alert-acknowledged',
] as const;

const timelineEntry = z.strictObject({
  at: z.iso.datetime(),
  kind: z.enum(timelineKinds),
  byName: z.nullable(z.string()).check(z.describe('A practitioner; null for the respondent and the hub.')),
  detail: z.string().check(z.describe('An address, a day, a language or the reason that was given.')),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** An administration with its details. */
export const wholeAdministration = z.extend(administration, {
  clientId: z.uuid(),
  clientName: z.string(),
  caseName: z.string(),
  batteryId: z.uuid(),
  notice: z.nullable(z.string()).check(z.describe('Shown with every score.')),
  alerts: z.array(alert).check(z.describe('The latest first.')),
  wantedReminders: wantedReminders.check(
    z.describe('Of the respondent, for all of their forms of the case.'),
  ),
  reminders: z
    .array(formReminder)
    .check(z.describe('Those that were sent and those that are planned, by their day.')),
  timeline: z.array(timelineEntry).check(z.describe('The latest first.')),
});
export type WholeAdministration = z.infer<typeof wholeAdministration>;
