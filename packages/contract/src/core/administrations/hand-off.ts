import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from '../clients/client-access.ts';

export const takeHandOff = endpoint({
  method: 'POST',
  path: '/core/api/hand-off/take',
  summary:
    'Where the caller left off when a device was handed over, told once. The device itself keeps nothing of it.',
  access: worksWithClients,
  answer: z.strictObject({
    handOff: z
      .nullable(z.strictObject({ caseId: z.uuid(), administrationId: z.uuid() }))
      .check(z.describe('Null where no device was handed over in the last 12 hours.')),
  }),
  audit: {
    action: 'take hand-off',
    record: 'administration',
    ids: ({ handOff }) => (handOff ? [handOff.administrationId] : []),
  },
});
