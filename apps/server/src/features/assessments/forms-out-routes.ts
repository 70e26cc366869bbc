import { readFormsOut } from '@hub/contract/auth/management/forms-out';
import type { FastifyInstance } from 'fastify';
import { asSystem } from '../../db/as-system.ts';
import { serve } from '../../http/serve.ts';
import { findFormsOut } from './hand-over.ts';

/** What a manager is told of a colleague's forms: a manager's own rows have none of them, so the system counts. */
export function formsOutRoutes(app: FastifyInstance): void {
  serve(app, readFormsOut, ({ params, scope }) =>
    asSystem(scope.db, (db) => findFormsOut({ ...scope, db }, params.id)),
  );
}
