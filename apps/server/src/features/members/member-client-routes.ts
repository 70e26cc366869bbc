import { listMemberClients, transferClients } from '@hub/contract/auth/management/member-clients';
import type { FastifyInstance } from 'fastify';
import { pageAnswer } from '../../http/page-answer.ts';
import { Problem } from '../../http/problem.ts';
import { serve, serveAccount } from '../../http/serve.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { findMemberClients, presentMemberClient } from './member-client-list.ts';
import { findMember } from './member-repository.ts';
import { transfer } from './transfer.ts';

type Dependencies = { sendMail: SendMail; publicUrl: URL };

/** The manager's calls about the clients of a colleague: listing and transferring them. */
export function memberClientRoutes(app: FastifyInstance, { sendMail, publicUrl }: Dependencies): void {
  serve(app, listMemberClients, async ({ params, query: { page, pageSize, ...sorting }, scope }) => {
    if (!(await findMember(scope.db, scope.organizationId, params.id))) throw new Problem('not-found');
    const found = await findMemberClients(scope, params.id, sorting, { page, pageSize });
    return pageAnswer(found, { page, pageSize }, presentMemberClient);
  });

  serveAccount(app, transferClients, ({ params, body, caller, commit }) =>
    commit(async (db, recordChange) => {
      const { toAccountId, clientIds: named, reason = '' } = body;
      const request = { fromAccountId: params.id, toAccountId, clientIds: named, reason };
      const parts = { lifecycle: app.lifecycle, sendMail, publicUrl };
      const counts = await transfer({ ...caller, db }, request, parts);
      recordChange({
        former: { accountId: params.id },
        present: { accountId: toAccountId, reason, ...counts },
      });
      return counts;
    }),
  );
}
