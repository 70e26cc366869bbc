import { signUp } from '@hub/contract/auth/users/registration';
import type { FastifyInstance } from 'fastify';
import { servePublic } from '../../http/serve.ts';
import type { Mailer } from '../mailer.ts';
import { organizationRoutes } from './organization-routes.ts';
import { register } from './register.ts';

export function registrationRoutes(app: FastifyInstance, mailer: Mailer): void {
  organizationRoutes(app);
  servePublic(app, signUp, ({ body, caller }) =>
    register(body, { database: app.database, mailer, requestId: caller.requestId }),
  );
}
