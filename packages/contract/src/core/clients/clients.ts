import * as z from 'zod/mini';
import { calendarDate } from '../../fields/calendar-date.ts';
import { name } from '../../fields/name.ts';
import { withOtherTexts } from '../../fields/other-text.ts';
import { version } from '../../fields/version.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, pageQuery } from '../../http/page.ts';
import { notRevivedForms } from '../administrations/not-revived.ts';
import { archived, restorableUntil } from '../deletion.ts';
import { lastChange } from '../last-change.ts';
import { writtenShape } from '../record-fields.ts';
import { client, clientFields, clientOtherTexts } from './client.ts';
import { worksWithClients } from './client-access.ts';
import { clientListQuery } from './client-list.ts';
import { comment } from './comment.ts';
import { newContacts, storedContact, updatedContacts } from './contact.ts';
import { demographic } from './demographic.ts';
import { education } from './education.ts';

const path = '/core/api/clients';
const params = z.strictObject({ id: z.uuid() });

const written = writtenShape(clientFields);

const newClient = withOtherTexts(
  z.strictObject({
    ...written,
    contacts: z.optional(newContacts),
    education: z.optional(z.nullable(education.created)),
    demographic: z.optional(z.nullable(demographic.created)),
    comment: z.optional(z.nullable(comment.created)),
  }),
  clientOtherTexts,
);

/** Records that are left out stay unchanged; those that are sent replace the former ones. */
const changedClient = withOtherTexts(
  z.strictObject({
    version,
    ...written,
    contacts: z.optional(updatedContacts),
    education: z.optional(z.nullable(education.updatedWithClient)),
    demographic: z.optional(z.nullable(demographic.updatedWithClient)),
    comment: z.optional(z.nullable(comment.updatedWithClient)),
  }),
  clientOtherTexts,
);

/** A client with all of its records. */
const clientRecord = z.strictObject({
  client,
  contacts: z.array(storedContact),
  education: z.nullable(education.read),
  demographic: z.nullable(demographic.read),
  comment: z.nullable(comment.read),
  lastChange,
});

export type ClientRecord = z.infer<typeof clientRecord>;
export type NewClient = z.output<typeof newClient>;
export type ChangedClient = z.output<typeof changedClient>;

export const listClients = endpoint({
  method: 'GET',
  path,
  summary: 'The clients of the signed-in practitioner, a page at a time.',
  access: worksWithClients,
  query: clientListQuery,
  answer: pageOf(client),
  audit: { action: 'list', record: 'client', ids: ({ items }) => items.map(({ id }) => id) },
});

export const createClient = endpoint({
  method: 'POST',
  path,
  summary: 'Add a client, with the records that belong to it, all or nothing.',
  access: worksWithClients,
  body: newClient,
  status: 201,
  answer: client,
  audit: { action: 'create', record: 'client', ids: ({ id }) => [id] },
  idempotent: true,
});

export const readClient = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Read a client.',
  access: worksWithClients,
  params,
  answer: client,
  problems: ['not-found', 'client-deleted'],
  audit: { action: 'read', record: 'client' },
});

export const readClientRecord = endpoint({
  method: 'GET',
  path: `${path}/:id/record`,
  summary: 'Read a client with everything that belongs to it.',
  access: worksWithClients,
  params,
  answer: clientRecord,
  problems: ['not-found', 'client-deleted'],
  audit: { action: 'read', record: 'client' },
});

export const updateClient = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a client, and those of its records that are sent along, all or nothing.',
  access: worksWithClients,
  params,
  body: changedClient,
  answer: client,
  problems: ['not-found', 'client-deleted', 'version-conflict'],
  audit: { action: 'update', record: 'client' },
});

export const deleteClient = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary:
    'Delete a client. What is out with it is paused. For 30 days it can be restored; then it is gone for good, unless something of it was scored or critical answers are unread: then it is kept in the archive.',
  access: worksWithClients,
  params,
  status: 204,
  answer: z.undefined(),
  problems: ['not-found', 'client-deleted'],
  audit: { action: 'delete', record: 'client' },
});

export const restoreClient = endpoint({
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Take a deletion back. What was out with it is revived.',
  access: worksWithClients,
  params,
  answer: z.extend(client, { notRevived: notRevivedForms }),
  problems: ['not-found'],
  audit: { action: 'restore', record: 'client' },
});

const personSummary = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.iso.date(),
});

export type SimilarClient = z.infer<typeof personSummary>;

const deletedClient = z.extend(personSummary, {
  deleted: z.iso.datetime(),
  restorableUntil,
});

export type DeletedClient = z.infer<typeof deletedClient>;

export const listDeletedClients = endpoint({
  method: 'GET',
  path: `${path}/deleted`,
  summary: 'The deleted clients that can be restored, the latest deletion first.',
  access: worksWithClients,
  query: z.strictObject({ ...pageQuery, Archived: archived }),
  answer: pageOf(deletedClient),
  audit: { action: 'list deleted', record: 'client', ids: ({ items }) => items.map(({ id }) => id) },
});

export const listSimilarClients = endpoint({
  method: 'GET',
  path: `${path}/similar`,
  summary: 'Clients with the same name and date of birth, so that nobody is added twice by mistake.',
  access: worksWithClients,
  query: z.strictObject({ FirstName: name, LastName: name, DateOfBirth: calendarDate }),
  answer: z.strictObject({ items: z.array(personSummary) }),
  audit: { action: 'list', record: 'client', ids: ({ items }) => items.map(({ id }) => id) },
});
