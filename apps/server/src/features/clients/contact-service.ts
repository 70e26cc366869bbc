import { type ContactInput, MAX_CONTACTS } from '@hub/contract/core/clients/contact';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { touchClient } from './client-access.ts';
import { deleteContactRow, findContacts, insertContact, updateContactRow } from './contact-repository.ts';

type ContactKey = { clientId: string; id: string };

export async function addContact(scope: Scope, clientId: string, input: ContactInput) {
  await touchClient(scope, clientId);
  const taken = (await findContacts(scope, clientId)).map(({ position }) => position);
  if (taken.length >= MAX_CONTACTS) throw new Problem('too-many-contacts');
  const position = [1, 2, 3].find((place) => !taken.includes(place)) ?? MAX_CONTACTS;
  return insertContact(scope, clientId, position, input);
}

export async function changeContact(scope: Scope, key: ContactKey, version: number, input: ContactInput) {
  await touchClient(scope, key.clientId);
  const changed = await updateContactRow(scope, key, { input, version });
  if (changed) return changed;
  const contacts = await findContacts(scope, key.clientId);
  throw new Problem(contacts.some(({ id }) => id === key.id) ? 'version-conflict' : 'not-found');
}

export async function removeContact(scope: Scope, key: ContactKey): Promise<undefined> {
  await touchClient(scope, key.clientId);
  if (!(await deleteContactRow(scope, key))) throw new Problem('not-found');
}

type KeptContact = ContactInput & { id?: string | undefined };

/** Replaces the contacts of a client with the sent ones, in their order. The client is locked. */
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
