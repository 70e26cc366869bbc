import { acknowledgeAlert } from '@hub/contract/core/administrations/administrations';
import { readAlertBackup, updateAlertBackup } from '@hub/contract/core/administrations/alert-backup';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { nameBackup, readBackup } from './alert-backup.ts';
import { acknowledge } from './alert-repository.ts';

/** Acknowledging critical answers, and choosing the backup who is notified otherwise. */
export function alertRoutes(app: FastifyInstance): void {
  serve(app, acknowledgeAlert, async ({ params, body, scope }) => {
    await acknowledge(scope, params, body.note);
    return undefined;
  });

  serve(app, readAlertBackup, ({ scope }) => readBackup(scope));

  serve(app, updateAlertBackup, async ({ body, scope }) => {
    await nameBackup(scope, body.accountId);
    return readBackup(scope);
  });
}
