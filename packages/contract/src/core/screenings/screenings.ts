import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, pageQuery } from '../../http/page.ts';
import { worksWithClients } from '../clients/client-access.ts';
import {
  newScreening,
  plannedScreening,
  screening,
  screeningForm,
  screeningPreview,
  wholeScreening,
} from './screening.ts';

const path = '/core/api/screenings';
const access = worksWithClients;
const record = 'administration';
const one = z.strictObject({ id: z.uuid() });

export const listScreeningForms = endpoint({
  method: 'GET',
  path: `${path}/forms`,
  summary: 'The forms that can be given to many clients at once, and when they would be due.',
  access,
  answer: z.strictObject({
    forms: z.array(screeningForm),
    dueOn: z.iso.date().check(z.describe('Preset: ten business days from today.')),
  }),
});

export const previewScreening = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  summary: 'Who would get a form, who would be left out and why, and how many uses there are.',
  access,
  body: plannedScreening,
  answer: screeningPreview,
  problems: ['not-found', 'form-refused', 'not-qualified'],
  audit: {
    action: 'preview screening',
    record: 'client',
    ids: ({ included, leftOut }) => [...included, ...leftOut].map(({ clientId }) => clientId),
  },
});

export const createScreening = endpoint({
  method: 'POST',
  path,
  summary:
    'Give one form to many clients, all or nothing: a case is opened and a use is held for each. The mails are written afterwards.',
  access,
  body: newScreening,
  status: 201,
  answer: screening,
  problems: ['not-found', 'form-refused', 'not-qualified', 'no-use-left'],
  audit: { action: 'create', record: 'screening', ids: ({ id }) => [id] },
  idempotent: true,
});

export const listScreenings = endpoint({
  method: 'GET',
  path,
  summary: 'The screenings of the signed-in practitioner, the latest first.',
  access,
  query: z.strictObject(pageQuery),
  answer: pageOf(screening),
  audit: { action: 'list', record: 'screening', ids: ({ items }) => items.map(({ id }) => id) },
});

export const readScreening = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'How far a screening has come, client by client.',
  access,
  params: one,
  answer: wholeScreening,
  problems: ['not-found'],
  audit: {
    action: 'read screening',
    record,
    ids: ({ clients }) => clients.map(({ administrationId }) => administrationId),
  },
});

export const remindScreening = endpoint({
  method: 'POST',
  path: `${path}/:id/remind`,
  summary:
    'Remind everybody whose form of a screening is out, once a day at most. The mails are written afterwards.',
  access,
  params: one,
  answer: z.strictObject({ forms: z.int().check(z.describe('How many there are to remind of.')) }),
  problems: ['not-found'],
  audit: { action: 'remind', record: 'screening', ids: (_answer, { params: { id = '' } }) => [id] },
});

export const exportScreening = endpoint({
  method: 'GET',
  path: `${path}/:id/export`,
  summary: 'What a screening came to, a line for each client, as a file.',
  access,
  params: one,
  download: 'text/csv',
  answer: z.string(),
  problems: ['not-found'],
  audit: { action: 'export screening', record, ids: (_answer, { params: { id = '' } }) => [id] },
});
