import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { administration } from './administration.ts';

/** Why a form needs its practitioner, the most urgent reason first. A form counts only for the first that applies. */
export const administrationNeeds = [
  'critical',
  'to-review',
  'mail-refused',
  'overdue',
  'not-opened',
] as const;
export type AdministrationNeed = (typeof administrationNeeds)[number];

/** The maximum number shown for each reason. */
export const MAX_SHOWN_OF_NEED = 5;
export const NOT_OPENED_DAYS = 7;

const formInNeed = z.extend(administration, {
  clientName: z.string(),
  caseName: z.string(),
  batteryId: z.uuid(),
});
export type FormInNeed = z.infer<typeof formInNeed>;

export const listNeedingAction = endpoint({
  method: 'GET',
  path: '/core/api/administrations/needing-action',
  summary:
    "The forms of the caller's own open cases that need action, and critical answers in closed ones, too: how many of each kind, and the first.",
  access: worksWithClients,
  answer: z.strictObject({
    total: z.int(),
    needs: z
      .array(
        z.strictObject({
          kind: z.enum(administrationNeeds),
          total: z.int(),
          items: z.array(formInNeed).check(z.maxLength(MAX_SHOWN_OF_NEED)),
        }),
      )
      .check(z.describe('Only the kinds of which there are some.')),
  }),
  audit: {
    action: 'list',
    record: 'administration',
    ids: ({ needs }) => needs.flatMap(({ items }) => items.map(({ id }) => id)),
  },
});
