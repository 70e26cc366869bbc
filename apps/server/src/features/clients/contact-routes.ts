import type { Contact } from '@hub/contract/core/clients/contact';
import {
  createContact,
  deleteContact,
  listContacts,
  updateContact,
} from '@hub/contract/core/clients/contacts';
import type { FastifyInstance } from 'fastify';
import { wholeList } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { requireClient } from './client-access.ts';
import { findContacts, presentContact } from './contact-repository.ts';
import { addContact, changeContact, removeContact } from './contact-service.ts';
import type { ClientRow } from './present-client.ts';

export function contactRoutes(app: FastifyInstance): void {
  serve(app, listContacts, async ({ params, query, scope }) => {
    const client = await requireClient(scope, params.id);
    const contacts = (await findContacts(scope, params.id)).map(presentContact);
    return wholeList(query.IncludePrimary ? [primaryContact(client), ...contacts] : contacts);
  });

  serve(app, createContact, async ({ params, body, scope }) =>
    presentContact(await addContact(scope, params.id, body)),
  );

  serve(app, updateContact, async ({ params, body: { version, ...input }, scope }) =>
    presentContact(await changeContact(scope, { clientId: params.id, id: params.cid }, version, input)),
  );

  serve(app, deleteContact, ({ params, scope }) =>
    removeContact(scope, { clientId: params.id, id: params.cid }),
  );
}

/** The client's own email and phone, listed as the first contact. */
const primaryContact = (client: ClientRow): Contact => ({
  id: null,
  firstName: client.first_name,
  lastName: client.last_name,
  relationshipToClientProfileId: null,
  email: client.email,
  phoneNumber: client.phone_number,
  primaryLanguageId: client.primary_language_id,
  otherLanguage: client.other_language,
  mayDecide: false,
  noContact: false,
  version: null,
});
