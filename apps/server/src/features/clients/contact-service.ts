import { type ContactInput, MAX_CONTACTS } from '@hub/contract/core/clients/contact';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { touchClient } from './client-access.ts';
import { deleteContactRow, findContacts, insertContact, updateContactRow } from './contact-repository.ts';

type Place = { clientId: string; id: string };

export async function addContact(scope: Scope, clientId: string, input: ContactInput) {
  await touchClient(scope, clientId);
  const taken = (await findContacts(scope, clientId)).map(({ position }) => position);
  if (taken.length >= MAX_CONTACTS) throw new Problem('too-many-contacts');
  const position = [1, 2, 3].find((place) => !taken.includes(place)) ?? MAX_CONTACTS;
  return insertContact(scope, clientId, position, input);
}

export async function changeContact(scope: Scope, place: Place, version: number, input: ContactInput) {
  await touchClient(scope, place.clientId);
  const changed = await updateContactRow(scope, place, { input, version });
  if (changed) return changed;
  const contacts = await findContacts(scope, place.clientId);
  throw new Problem(contacts.some(({ id }) => id === place.id) ? 'version-conflict' : 'not-found');
}

export async function removeContact(scope: Scope, place: Place): Promise<undefined> {
  await touchClient(scope, place.clientId);
  if (!(await deleteContactRow(scope, place))) throw new Problem('not-found');
}

type KeptContact = ContactInput & { id?: string | undefined };

/** Makes the contacts of a client what was sent, in its order. The client is locked by then. */
export async function replaceContacts(scope: Scope, clientId: string, contacts: readonly KeptContact[]) {
  const stored = await findContacts(scope, clientId);
  const kept = new Set(contacts.map(({ id }) => id));
  for (const { id } of stored) {
    if (!kept.has(id)) await deleteContactRow(scope, { clientId, id });
  }
  for (const [index, { id, ...input }] of contacts.entries()) {
    const position = index + 1;
    if (id === undefined) await insertContact(scope, clientId, position, input);
    else if (!(await updateContactRow(scope, { clientId, id }, { input, position }))) {
      const message = 'This client has no such contact';
      throw new Problem('invalid-input', { errors: [{ path: `contacts.${index}.id`, message }] });
    }
  }
}
