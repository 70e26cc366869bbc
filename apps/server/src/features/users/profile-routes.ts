import { changeReminders, readProfile } from '@hub/contract/auth/users/users';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentProfile } from './present-profile.ts';
import {
  findAddresses,
  findManagers,
  findOrganizationAccounts,
  findProfile,
  setCaseReminders,
} from './profile-repository.ts';

export function profileRoutes(app: FastifyInstance): void {
  serve(app, readProfile, async ({ scope }) =>
    presentProfile({
      organizationId: scope.organizationId,
      user: await findProfile(scope.db, scope.userId),
      accounts: await findOrganizationAccounts(scope.db, scope.userId),
      addresses: await findAddresses(scope.db, scope.userId),
      managers: await findManagers(scope.db, scope.organizationId),
    }),
  );

  serve(app, changeReminders, async ({ body, scope }) => {
    await setCaseReminders(scope.db, scope.userId, body.caseReminders);
    return body;
  });
}
