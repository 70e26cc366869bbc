import { listOrgAdmins, updateProfile } from '@hub/contract/auth/users/own-profile';
import { changeReminders, readProfile, switchOrganization } from '@hub/contract/auth/users/users';
import type { FastifyInstance } from 'fastify';
import { switchSession } from '../../accounts/session-repository.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../db/request-scope.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { Problem } from '../../http/problem.ts';
import { serve, serveAccount } from '../../http/serve.ts';
import { presentManager, presentProfile } from './present-profile.ts';
import {
  findAddresses,
  findManagerPage,
  findManagers,
  findOrganizationAccounts,
  findProfile,
  setCaseReminders,
} from './profile-repository.ts';
import { updateProfileOf } from './update-profile.ts';

export function profileRoutes(app: FastifyInstance): void {
  serve(app, readProfile, async ({ scope }) => wholeProfile(scope.db, scope));

  serveAccount(app, updateProfile, ({ body, caller, commit }) =>
    commit(async (db) => {
      await updateProfileOf(db, caller, body);
      return wholeProfile(db, caller);
    }),
  );

  serveAccount(app, switchOrganization, ({ body, caller, commit }) =>
    commit(async (db) => {
      const switched = await switchSession(db, caller, body.organizationId);
      if (!switched) throw new Problem('not-found');
      return wholeProfile(db, { ...caller, ...switched });
    }),
  );

  serve(app, listOrgAdmins, async ({ query: { page, pageSize }, scope }) => {
    const found = await findManagerPage(scope.db, scope.organizationId, { page, pageSize });
    return pageAnswer(found, { page, pageSize }, presentManager);
  });

  serve(app, changeReminders, async ({ body, scope }) => {
    await setCaseReminders(scope.db, scope.userId, body.caseReminders);
    return body;
  });
}

const wholeProfile = async (db: Db, reader: Omit<Scope, 'db'>) =>
  presentProfile({
    reader,
    user: await findProfile(db, reader.userId),
    accounts: await findOrganizationAccounts(db, reader.userId),
    addresses: await findAddresses(db, reader.userId),
    managers: await findManagers(db, reader.organizationId),
  });
