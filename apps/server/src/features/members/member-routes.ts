import {
  changeRole,
  deactivateMember,
  enableMember,
  listMembers,
  type MemberDetails,
  readMember,
  readMemberPicture,
  removeMember,
} from '@hub/contract/auth/management/members';
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../../db/request-scope.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { Problem } from '../../http/problem.ts';
import { serve, serveAccount } from '../../http/serve.ts';
import { serveFile } from '../../http/serve-file.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { findMember, findMemberPicture, findMembers } from './member-repository.ts';
import * as service from './member-service.ts';
import { presentMember, presentMemberDetails } from './present-member.ts';

type Dependencies = { sendMail: SendMail; publicUrl: URL };

/** The manager's calls about the members of the organization. */
export function memberRoutes(app: FastifyInstance, { sendMail, publicUrl }: Dependencies): void {
  serve(app, listMembers, async ({ query: { page, pageSize, ...match }, scope }) =>
    pageAnswer(await findMembers(scope, match, { page, pageSize }), { page, pageSize }, (row) =>
      presentMember(row, scope.accountId),
    ),
  );

  serve(app, readMember, ({ params, scope }) => requireMember(scope, params.id));

  serveFile(app, readMemberPicture, async ({ params, query, scope }) => {
    const picture = await findMemberPicture(scope, params.id, query.size);
    if (!picture) throw new Problem('not-found');
    return { bytes: picture.bytes, version: `${picture.version}-${query.size}` };
  });

  serveAccount(app, changeRole, ({ params, body, caller, commit }) =>
    commit(async (db) => {
      const scope = { ...caller, db };
      await service.changeRole(scope, params.id, body.roleId);
      return requireMember(scope, params.id);
    }),
  );

  serveAccount(app, deactivateMember, ({ params, body, caller, commit }) =>
    commit(async (db, recordChange) => {
      const scope = { ...caller, db };
      const parts = { lifecycle: app.lifecycle, sendMail, publicUrl };
      const receiverAccountId = body?.receiverAccountId;
      const moved = await service.deactivate(scope, params.id, receiverAccountId, parts);
      if (moved.clients > 0) {
        recordChange({
          former: { accountId: params.id },
          present: { accountId: receiverAccountId, ...moved },
        });
      }
      return requireMember(scope, params.id);
    }),
  );

  serveAccount(app, enableMember, ({ params, caller, commit }) =>
    commit(async (db) => {
      const scope = { ...caller, db };
      await service.enable(scope, params.id);
      return requireMember(scope, params.id);
    }),
  );

  serveAccount(app, removeMember, ({ params, caller, commit }) =>
    commit(async (db) => {
      await service.remove({ ...caller, db }, params.id, app.lifecycle);
      return undefined;
    }),
  );
}

async function requireMember(scope: Scope, id: string): Promise<MemberDetails> {
  const row = await findMember(scope.db, scope.organizationId, id);
  if (!row) throw new Problem('not-found');
  return presentMemberDetails(row, scope.accountId);
}
