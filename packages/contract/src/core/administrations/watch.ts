import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { administrationStates } from './administration.ts';
import { missing, one, path } from './administrations.ts';

/** How long a call waits for a change. */
export const WATCH_SECONDS = 20;

export const watchAdministration = endpoint({
  method: 'GET',
  path: `${path}/:id/watch`,
  summary: `Answers as soon as an administration is in another state than the given one, or after ${WATCH_SECONDS} seconds.`,
  access: worksWithClients,
  params: one,
  query: z.strictObject({
    state: z.enum(administrationStates).check(z.describe('The one that the caller knows.')),
  }),
  answer: z.strictObject({ state: z.enum(administrationStates) }),
  problems: missing,
});
