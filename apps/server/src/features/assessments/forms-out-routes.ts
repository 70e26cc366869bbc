import { readFormsOut } from '@hub/contract/auth/management/forms-out';
import type { FastifyInstance } from 'fastify';
import { asSystem } from '../../db/as-system.ts';
import { serve } from '../../http/serve.ts';
import { findFormsOut } from './hand-over.ts';

/** The forms of a colleague that are out. Counted as the system, because managers cannot read these rows. */
export function formsOutRoutes(app: FastifyInstance): void {
  serve(app, readFormsOut, ({ params, scope }) =>
    asSystem(scope.db, (db) => findFormsOut({ ...scope, db }, params.id)),
  );
}
