import {
  invite,
  joinOrganization,
  listInvitations,
  readInvitation,
  registerInvited,
  resendInvitation,
  withdrawInvitation,
} from '@hub/contract/auth/management/invitations';
import { emailKey } from '@hub/contract/fields/email';
import type { FastifyInstance } from 'fastify';
import { isUsable } from '../../accounts/account-status.ts';
import { switchSession } from '../../accounts/session-repository.ts';
import { findAccountByEmail, findUserEmail } from '../../accounts/user-repository.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { Problem } from '../../http/problem.ts';
import { countAgainstLimit } from '../../http/rate-limit.ts';
import { serve, serveAccount, servePublic } from '../../http/serve.ts';
import type { NewcomerReader } from '../registration/newcomer.ts';
import { newcomerIn } from '../registration/newcomer-routes.ts';
import { registerByInvitation } from '../registration/register.ts';
import {
  findInvitations,
  findOpenInvitation,
  holdInvitation,
  holdOpenInvitation,
  presentInvitation,
  removeInvitation,
} from './invitation-repository.ts';
import { type Invitations, wrongAddresses } from './send-invitations.ts';
import { takeUp } from './take-up.ts';

/** Far more than an organization needs, and far too few for sending spam. */
const SENDINGS = { name: 'invitations', max: 30, seconds: 60 * 60 };

type Dependencies = Invitations & {
  newcomerOf: NewcomerReader;
  /** With an external provider everybody who registers must be known to it. */
  onlyNewcomers: boolean;
};

export function invitationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { hashOf, send, newcomerOf, onlyNewcomers } = dependencies;
  const { database } = app;

  serveAccount(app, invite, async ({ body: { emails, roleId }, caller, commit }) => {
    await countAgainstLimit(database.system, SENDINGS, caller.organizationId);
    return commit(async (db) => {
      const errors = await wrongAddresses(db, caller.organizationId, emails);
      if (errors.length > 0) throw new Problem('invalid-input', { errors });
      const addresses = new Map(emails.map((email) => [emailKey(email), email]));
      return {
        items: await send(
          db,
          caller,
          [...addresses.values()].map((email) => ({ email, roleId })),
        ),
      };
    });
  });

  serve(app, listInvitations, async ({ query: { page, pageSize }, scope }) => {
    const found = await findInvitations(scope.db, scope.organizationId, { page, pageSize });
    return pageAnswer(found, { page, pageSize }, presentInvitation);
  });

  serveAccount(app, resendInvitation, async ({ params, caller, commit }) => {
    await countAgainstLimit(database.system, SENDINGS, caller.organizationId);
    return commit(async (db) => {
      const kept = await holdInvitation(db, caller.organizationId, params.id);
      const [sent] = kept ? await send(db, caller, [kept]) : [];
      if (!sent) throw new Problem('not-found');
      return sent;
    });
  });

  serveAccount(app, withdrawInvitation, ({ params, caller, commit }) =>
    commit(async (db) => {
      if (!(await removeInvitation(db, caller.organizationId, params.id))) throw new Problem('not-found');
      return undefined;
    }),
  );

  servePublic(app, readInvitation, async ({ body: { token } }) => {
    const invitation = await findOpenInvitation(database.system, hashOf(token));
    if (!invitation) throw new Problem('invitation-over');
    const { organizationName, email, roleId } = invitation;
    const account = await findAccountByEmail(database.system, email);
    return { organizationName, email, roleId, hasAccount: account !== undefined && isUsable(account) };
  });

  servePublic(app, registerInvited, async ({ body: { token, ...sent }, headers, caller }) => {
    const newcomer = await newcomerIn(headers, newcomerOf);
    if (onlyNewcomers && !newcomer) throw new Problem('sign-in-elsewhere');
    const { requestId } = caller;
    return registerByInvitation(sent, { database, requestId, newcomer, linkHash: hashOf(token) });
  });

  serveAccount(app, joinOrganization, ({ body: { token }, caller, commit }) =>
    commit(async (db) => {
      const invitation = await holdOpenInvitation(db, hashOf(token));
      if (!invitation) throw new Problem('invitation-over');
      const { email } = await findUserEmail(db, caller.userId);
      if (emailKey(email) !== invitation.emailKey) throw new Problem('other-email');
      await takeUp(db, invitation, caller.userId);
      const { organizationId, organizationName } = invitation;
      if (!(await switchSession(db, caller, organizationId))) throw new Problem('not-signed-in');
      return { organizationId, organizationName };
    }),
  );
}
