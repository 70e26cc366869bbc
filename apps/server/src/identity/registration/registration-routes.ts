import { signUp } from '@hub/contract/auth/users/registration';
import type { FastifyInstance } from 'fastify';
import { organizationRoutes } from '../../accounts/organization-routes.ts';
import { Problem } from '../../http/problem.ts';
import { servePublic } from '../../http/serve.ts';
import type { Mailer } from '../mailer.ts';
import type { NewcomerReader } from './newcomer.ts';
import { newcomerIn, newcomerRoutes } from './newcomer-routes.ts';
import { register } from './register.ts';

type Dependencies = {
  mailer: Mailer;
  newcomerOf: NewcomerReader;
  providerLabel: string;
  /** With an external provider everybody who registers must be known to it. */
  onlyNewcomers?: boolean;
};

export function registrationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { mailer, newcomerOf, onlyNewcomers = false } = dependencies;
  organizationRoutes(app);
  newcomerRoutes(app, dependencies);
  servePublic(app, signUp, async ({ body, headers, caller }) => {
    const newcomer = await newcomerIn(headers, newcomerOf);
    if (onlyNewcomers && !newcomer) throw new Problem('sign-in-elsewhere');
    return register(body, { database: app.database, mailer, requestId: caller.requestId, newcomer });
  });
}
