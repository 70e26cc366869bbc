import type { ChangedClient, NewClient } from '@hub/contract/core/clients/clients';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { dateOfBirth } from '@hub/contract/fields/date-of-birth';
import { refuseMissing } from '../../db/owned-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { requireClient } from './client-access.ts';
import { insertClient, markDeleted, markRestored, updateClientRow } from './client-repository.ts';
import { replaceContacts } from './contact-service.ts';
import { comments, demographics, educations } from './record-kinds.ts';
import { recordService } from './record-service.ts';

const educationOf = recordService(educations);
const demographicOf = recordService(demographics);
const commentOf = recordService(comments);

export async function addClient(scope: Scope, client: NewClient, today: CalendarDay) {
  requireBirth(client.dateOfBirth, today);
  const row = await insertClient(scope, client);
  await saveRecords(scope, row.id, client);
  return row;
}

export async function changeClient(scope: Scope, id: string, client: ChangedClient, today: CalendarDay) {
  requireBirth(client.dateOfBirth, today);
  const row = await updateClientRow(scope, id, client.version, client);
  if (!row) {
    await requireClient(scope, id);
    throw new Problem('version-conflict');
  }
  await saveRecords(scope, id, client);
  return row;
}

export async function removeClient(scope: Scope, id: string): Promise<undefined> {
  if (!(await markDeleted(scope, id))) await refuseMissing(scope, 'clients', id);
}

export async function bringBackClient(scope: Scope, id: string) {
  const row = await markRestored(scope, id);
  if (!row) throw new Problem('not-found');
  return row;
}

/** What is left out stays as it is. */
async function saveRecords(scope: Scope, id: string, sent: NewClient | ChangedClient): Promise<void> {
  if (sent.contacts !== undefined) await replaceContacts(scope, id, sent.contacts);
  if (sent.education !== undefined) await educationOf.replace(scope, id, sent.education);
  if (sent.demographic !== undefined) await demographicOf.replace(scope, id, sent.demographic);
  if (sent.comment !== undefined) await commentOf.replace(scope, id, sent.comment);
}

function requireBirth(day: CalendarDay, today: CalendarDay): void {
  const message = dateOfBirth(today).safeParse(day).error?.issues[0]?.message;
  if (message) throw new Problem('invalid-input', { errors: [{ path: 'dateOfBirth', message }] });
}
