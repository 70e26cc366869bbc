import type { ChangedClient, NewClient } from '@hub/contract/core/clients/clients';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { dateOfBirth } from '@hub/contract/fields/date-of-birth';
import type { Lifecycle } from '../../accounts/lifecycle.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { refuseMissing } from '../../http/refuse-missing.ts';
import { CLIENTS, requireClient } from './client-access.ts';
import { insertClient, markDeleted, markRestored, updateClientRow } from './client-repository.ts';
import { insertContact } from './contact-repository.ts';
import { replaceContacts } from './contact-service.ts';
import { comments, demographics, educations } from './record-kinds.ts';
import { recordService } from './record-service.ts';

const educationOf = recordService(educations);
const demographicOf = recordService(demographics);
const commentOf = recordService(comments);

export async function createClient(scope: Scope, client: NewClient, today: CalendarDay) {
  requireBirth(client.dateOfBirth, today);
  const row = await insertClient(scope, client);
  await insertRecords(scope, row.id, client);
  return row;
}

export async function updateClient(scope: Scope, id: string, client: ChangedClient, today: CalendarDay) {
  requireBirth(client.dateOfBirth, today);
  const row = await updateClientRow(scope, id, client.version, client);
  if (!row) {
    await requireClient(scope, id);
    throw new Problem('version-conflict');
  }
  await saveRecords(scope, id, client);
  return row;
}

export async function deleteClient(scope: Scope, id: string, lifecycle: Lifecycle): Promise<undefined> {
  if (!(await markDeleted(scope, id))) await refuseMissing(scope, CLIENTS, id);
  await lifecycle.run(scope, 'clientsDeleted', { clientIds: [id] });
}

export async function restoreClient(scope: Scope, id: string, lifecycle: Lifecycle) {
  const row = await markRestored(scope, id);
  if (!row) throw new Problem('not-found');
  return { row, notRevived: await lifecycle.run(scope, 'clientsRestored', { clientIds: [id] }) };
}

/** The client is new, so it has no records to look for. */
async function insertRecords(scope: Scope, id: string, sent: NewClient): Promise<void> {
  for (const [index, contact] of (sent.contacts ?? []).entries()) {
    await insertContact(scope, id, index + 1, contact);
  }
  if (sent.education) await educationOf.insert(scope, id, sent.education);
  if (sent.demographic) await demographicOf.insert(scope, id, sent.demographic);
  if (sent.comment) await commentOf.insert(scope, id, sent.comment);
}

/** Records that are left out stay unchanged. */
async function saveRecords(scope: Scope, id: string, sent: ChangedClient): Promise<void> {
  if (sent.contacts !== undefined) await replaceContacts(scope, id, sent.contacts);
  if (sent.education !== undefined) await educationOf.replace(scope, id, sent.education);
  if (sent.demographic !== undefined) await demographicOf.replace(scope, id, sent.demographic);
  if (sent.comment !== undefined) await commentOf.replace(scope, id, sent.comment);
}

function requireBirth(day: CalendarDay, today: CalendarDay): void {
  const message = dateOfBirth(today).safeParse(day).error?.issues[0]?.message;
  if (message) throw new Problem('invalid-input', { errors: [{ path: 'dateOfBirth', message }] });
}
