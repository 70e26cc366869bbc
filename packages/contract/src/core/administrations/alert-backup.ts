import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from '../clients/client-access.ts';

const path = '/core/api/alert-backup';
const access = worksWithClients;

const colleague = z.strictObject({ accountId: z.uuid(), firstName: z.string(), lastName: z.string() });

const alertBackup = z.strictObject({
  backup: z
    .nullable(colleague)
    .check(z.describe('Null where nobody is named, or who was named has no access any more.')),
  colleagues: z.array(colleague).check(z.describe('Who can be named: active colleagues, by last name.')),
});
export type AlertBackup = z.infer<typeof alertBackup>;

export const readAlertBackup = endpoint({
  method: 'GET',
  path,
  summary: 'Who is told when the signed-in practitioner leaves an alert unread, and who could be.',
  access,
  answer: alertBackup,
});

export const updateAlertBackup = endpoint({
  method: 'PUT',
  path,
  summary:
    'Name the colleague who is told when an alert stays unread (for a business day, or two office hours where there is danger to life), or nobody.',
  access,
  body: z.strictObject({ accountId: z.nullable(z.uuid()) }),
  answer: alertBackup,
  audit: { action: 'name backup', record: 'user', ids: (_answer, { userId }) => [userId] },
});
