import * as z from 'zod/mini';
import { calendarDate } from '../../fields/calendar-date.ts';
import { email } from '../../fields/email.ts';
import { limitedText } from '../../fields/text.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, pageQuery } from '../../http/page.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { administration, wholeAdministration } from './administration.ts';
import { acknowledgement } from './alert.ts';
import { formAnswers } from './form-answers.ts';
import { givableForms } from './givable-forms.ts';
import { newAdministrations } from './new-administrations.ts';
import { wantedReminders } from './reminders.ts';
import { scoreVersions } from './scores.ts';

export const path = '/core/api/cases/:caseId/batteries/:batteryId/administrations';
const access = worksWithClients;
const record = 'administration';
const battery = z.strictObject({ caseId: z.uuid(), batteryId: z.uuid() });
/** The parameters of one administration. */
export const one = z.extend(battery, { id: z.uuid() });
const ofRespondent = z.extend(one, { respondentId: z.uuid() });
export const missing = ['not-found', 'case-deleted'] as const;
const REASON_MAX_LENGTH = 500;
const reason = z._default(limitedText(REASON_MAX_LENGTH), '');

export const listGivableForms = endpoint({
  method: 'GET',
  path: '/core/api/cases/:caseId/batteries/:batteryId/forms',
  summary: 'What can be given to the client of a case, and to whom: fitting or not, and why not.',
  access,
  params: battery,
  answer: givableForms,
  problems: missing,
  audit: { action: 'list forms', record: 'case', ids: (_answer, { params }) => [params.caseId ?? ''] },
});

export const sendAdministrations = endpoint({
  method: 'POST',
  path,
  summary:
    'Give several forms at once, all or nothing. A use is held for each; one mail goes to each person.',
  access,
  params: battery,
  body: newAdministrations,
  status: 201,
  answer: z.strictObject({ items: z.array(administration) }),
  problems: [...missing, 'case-closed', 'no-use-left', 'not-qualified', 'form-refused', 'consent-missing'],
  audit: { action: 'send', record, ids: ({ items }) => items.map(({ id }) => id) },
  idempotent: true,
});

export const listAdministrations = endpoint({
  method: 'GET',
  path,
  summary: 'The administrations of a case, the latest first.',
  access,
  params: battery,
  answer: z.strictObject({ items: z.array(administration) }),
  problems: missing,
  audit: { action: 'list', record, ids: ({ items }) => items.map(({ id }) => id) },
});

export const readAdministration = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'An administration with its timeline.',
  access,
  params: one,
  answer: wholeAdministration,
  problems: missing,
  audit: { action: 'read', record },
});

export const resendAdministration = endpoint({
  method: 'POST',
  path: `${path}/:id/resend`,
  summary: 'Mail a new link. The old one is no longer good.',
  access,
  params: one,
  answer: wholeAdministration,
  problems: [...missing, 'case-closed', 'form-not-out', 'form-on-paper', 'no-address', 'no-contact'],
  audit: { action: 'resend', record },
  idempotent: true,
});

export const remindRespondent = endpoint({
  method: 'POST',
  path: `${path}/:id/remind`,
  summary: 'Remind the respondent of a form now, at most once a day.',
  access,
  params: one,
  answer: wholeAdministration,
  problems: [
    ...missing,
    'case-closed',
    'form-not-out',
    'no-address',
    'never-mailed',
    'form-on-paper',
    'address-refused',
    'reminded-today',
  ],
  audit: { action: 'remind', record },
  idempotent: true,
});

export const changeFormReminders = endpoint({
  method: 'PUT',
  path: `${path}/:id/respondents/:respondentId/reminders`,
  summary:
    'Choose which reminders a respondent gets for all of their forms of this case. None turns them off.',
  access,
  params: ofRespondent,
  body: z.strictObject({ kinds: wantedReminders }),
  answer: wholeAdministration,
  problems: [...missing, 'case-closed', 'form-not-out', 'form-on-paper'],
  audit: { action: 'change reminders', record },
});

export const copyAdministrationLink = endpoint({
  method: 'POST',
  path: `${path}/:id/link`,
  summary: 'The link that the respondent has, to be handed over in another way.',
  access,
  params: one,
  answer: z.strictObject({ link: z.string() }),
  problems: [...missing, 'form-not-out', 'form-on-paper'],
  audit: { action: 'copy link', record },
});

export const createAdministrationCode = endpoint({
  method: 'POST',
  path: `${path}/:id/code`,
  summary:
    'A code that opens the form on another device, where it is typed: once, within 48 hours. It replaces the former one.',
  access,
  params: one,
  answer: z.strictObject({
    code: z.string().check(z.describe('Eight characters, as `H4KM-7TCW`.')),
    address: z.string().check(z.describe('Of the page that asks for it.')),
    expires: z.iso.datetime(),
  }),
  problems: [...missing, 'case-closed', 'form-not-out', 'form-on-paper'],
  audit: { action: 'create code', record },
});

export const startAdministration = endpoint({
  method: 'POST',
  path: `${path}/:id/start`,
  summary:
    "Open the form on this device. A clinician's form is filled in by the practitioner; any other ends this session, and the screen is the respondent's.",
  access,
  params: one,
  answer: z.strictObject({
    address: z.string().check(z.describe('Of the page, below the address of the hub.')),
  }),
  problems: [...missing, 'case-closed', 'form-not-out', 'form-on-paper'],
  audit: { action: 'start here', record },
});

export const changeRespondent = endpoint({
  method: 'PUT',
  path: `${path}/:id/respondents/:respondentId`,
  summary:
    "Change the respondent's address. All of their forms of this case that are out go there, by one mail.",
  access,
  params: ofRespondent,
  body: z.strictObject({ email }),
  answer: wholeAdministration,
  problems: [...missing, 'case-closed', 'form-not-out', 'form-on-paper', 'no-contact'],
  audit: { action: 'change address', record },
});

export const withdrawAdministration = endpoint({
  method: 'DELETE',
  path: `${path}/:id/respondents/:respondentId`,
  summary:
    'Withdraw a form. Its link is no longer good, its use is free again, its answers are no longer shown.',
  access,
  params: ofRespondent,
  query: z.strictObject({ reason }),
  status: 204,
  answer: z.undefined(),
  problems: [...missing, 'form-not-out'],
  audit: { action: 'withdraw', record },
});

export const changeDueDate = endpoint({
  method: 'PUT',
  path: `${path}/:id/due-date`,
  summary: 'Change the day until which a form can be submitted.',
  access,
  params: one,
  body: z.strictObject({ dueOn: calendarDate }),
  answer: wholeAdministration,
  problems: [...missing, 'case-closed', 'form-not-out'],
  audit: { action: 'change due date', record },
});

export const submitAdministration = endpoint({
  method: 'POST',
  path: `${path}/:id/submit`,
  summary: 'Submit what was answered so far, as it is. It is scored, and its use is spent.',
  access,
  params: one,
  body: z.strictObject({
    reason: limitedText(REASON_MAX_LENGTH).check(z.minLength(1, 'This field is required')),
  }),
  answer: wholeAdministration,
  problems: [...missing, 'case-closed', 'form-not-out', 'form-on-paper', 'nothing-answered'],
  audit: { action: 'submit', record },
});

export const readAnswers = endpoint({
  method: 'GET',
  path: `${path}/:id/answers`,
  summary: 'What was answered, item by item.',
  access,
  params: one,
  answer: formAnswers,
  problems: missing,
  audit: { action: 'read answers', record },
});

export const readScores = endpoint({
  method: 'GET',
  path: `${path}/:id/scores`,
  summary: 'What a form came to, the latest version first. Empty until it is scored.',
  access,
  params: one,
  answer: scoreVersions,
  problems: missing,
  audit: { action: 'read scores', record },
});

export const acknowledgeAlert = endpoint({
  method: 'POST',
  path: `${path}/:id/alerts/:alertId/acknowledge`,
  summary: 'Say that critical answers were read, and what follows from them; in a deleted case, too.',
  access,
  params: z.extend(one, { alertId: z.uuid() }),
  body: acknowledgement,
  status: 204,
  answer: z.undefined(),
  problems: ['not-found', 'alert-acknowledged'],
  audit: { action: 'acknowledge alert', record },
});

export const listClientAdministrations = endpoint({
  method: 'GET',
  path: '/core/api/clients/:id/administrations',
  summary: 'What was given to a client in all of their cases, the latest first.',
  access,
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject(pageQuery),
  answer: pageOf(z.extend(administration, { caseName: z.string(), batteryId: z.uuid() })),
  problems: ['not-found', 'client-deleted'],
  audit: { action: 'list', record, ids: ({ items }) => items.map(({ id }) => id) },
});
