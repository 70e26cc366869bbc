import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { administration } from './administration.ts';
import { unreadAlert } from './alert.ts';

/** Why a form needs its practitioner, the most urgent reason first. A form counts only for the first that applies. */
export const administrationNeeds = ['to-review', 'mail-refused', 'overdue', 'not-opened'] as const;
export type AdministrationNeed = (typeof administrationNeeds)[number];

/** The maximum number listed for each reason, and of alerts. */
export const MAX_LISTED_OF_NEED = 200;
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
    "Critical answers that the caller has to read, the most serious first and then the longest unread, also in closed and deleted cases; and the forms of the caller's own open cases that need action.",
  access: worksWithClients,
  answer: z.strictObject({
    total: z.int(),
    unreadAlerts: z.int(),
    alerts: z.array(unreadAlert).check(z.maxLength(MAX_LISTED_OF_NEED)),
    needs: z
      .array(
        z.strictObject({
          kind: z.enum(administrationNeeds),
          total: z.int(),
          items: z.array(formInNeed).check(z.maxLength(MAX_LISTED_OF_NEED)),
        }),
      )
      .check(z.describe('Only the kinds of which there are some.')),
  }),
  audit: {
    action: 'list',
    record: 'administration',
    ids: ({ alerts, needs }) => [
      ...new Set([
        ...alerts.map(({ administrationId }) => administrationId),
        ...needs.flatMap(({ items }) => items.map(({ id }) => id)),
      ]),
    ],
  },
});
