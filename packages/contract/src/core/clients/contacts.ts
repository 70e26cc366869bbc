import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page.ts';
import { worksWithClients } from './client-access.ts';
import { contact, newContact, updatedContact } from './contact.ts';

const path = '/core/api/clients/:id/contacts';
const ofClient = z.strictObject({ id: z.uuid() });
const oneContact = z.strictObject({ id: z.uuid(), cid: z.uuid() });

export const listContacts = endpoint({
  method: 'GET',
  path,
  summary: "The contacts of a client; with IncludePrimary the client's own email and phone come first.",
  access: worksWithClients,
  params: ofClient,
  query: z.strictObject({ IncludePrimary: z._default(z.union([z.boolean(), z.stringbool()]), false) }),
  answer: pageOf(contact),
  problems: ['not-found', 'client-deleted'],
  // The client's own email and phone, listed as a contact, are not a separate record.
  audit: { action: 'list', record: 'contact', ids: ({ items }) => items.flatMap(({ id }) => id ?? []) },
});

export const createContact = endpoint({
  method: 'POST',
  path,
  summary: 'Add a contact, at most three for a client.',
  access: worksWithClients,
  params: ofClient,
  body: newContact,
  status: 201,
  answer: contact,
  problems: ['not-found', 'client-deleted', 'too-many-contacts'],
  audit: { action: 'create', record: 'contact', ids: ({ id }) => (id ? [id] : []) },
  idempotent: true,
});

export const updateContact = endpoint({
  method: 'PUT',
  path: `${path}/:cid`,
  summary: 'Change a contact.',
  access: worksWithClients,
  params: oneContact,
  body: updatedContact,
  answer: contact,
  problems: ['not-found', 'client-deleted', 'version-conflict'],
  audit: { action: 'update', record: 'contact', ids: (_answer, { params }) => [params.cid ?? ''] },
});

export const deleteContact = endpoint({
  method: 'DELETE',
  path: `${path}/:cid`,
  summary: 'Remove a contact.',
  access: worksWithClients,
  params: oneContact,
  status: 204,
  answer: z.undefined(),
  problems: ['not-found', 'client-deleted'],
  audit: { action: 'delete', record: 'contact', ids: (_answer, { params }) => [params.cid ?? ''] },
});
