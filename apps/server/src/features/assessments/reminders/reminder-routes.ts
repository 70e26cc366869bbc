import { changeFormReminders, remindRespondent } from '@hub/contract/core/administrations/administrations';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { readAdministration } from '../administration-service.ts';
import type { FormPost } from '../form-mail.ts';
import { changeReminders, remindNow } from './reminder-service.ts';

export function reminderRoutes(app: FastifyInstance, post: FormPost): void {
  serve(app, remindRespondent, async ({ params, scope }) => {
    await remindNow(scope, post, params);
    return readAdministration(scope, params);
  });

  serve(app, changeFormReminders, async ({ params, body, scope }) => {
    await changeReminders(scope, params, body.kinds);
    return readAdministration(scope, params);
  });
}
