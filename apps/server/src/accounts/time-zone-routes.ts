import { setTimeZone } from '@hub/contract/auth/organizations/time-zone';
import { NOTHING_SELECTED } from '@hub/contract/fields/select';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { serveAccount } from '../http/serve.ts';
import { findTimeZone, updateOrganization } from './organization-repository.ts';

export function timeZoneRoutes(app: FastifyInstance): void {
  serveAccount(app, setTimeZone, ({ body, caller, commit }) =>
    commit(async (db, recordChange) => {
      const timeZone = await findTimeZone(db, body.timeZone);
      if (!timeZone) {
        throw new Problem('invalid-input', { errors: [{ path: 'timeZone', message: NOTHING_SELECTED }] });
      }
      await updateOrganization(db, caller, { time_zone: timeZone });
      recordChange({ former: { timeZone: caller.timeZone }, present: { timeZone } });
      return { timeZone };
    }),
  );
}
