import { approveMembers, decideAccess } from '@hub/contract/auth/management/members';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { serveAccount } from '../http/serve.ts';
import type { SendMail } from '../mail/outbox.ts';
import { approvalDeniedMail, approvalGivenMail } from '../mail/templates/approval.ts';
import { holdRequests, updateAccount } from './membership-repository.ts';

type Dependencies = { sendMail: SendMail; publicUrl: URL };

/** A manager approves or denies a user who asked to join. A denial can be taken back. */
export function approvalRoutes(app: FastifyInstance, { sendMail, publicUrl }: Dependencies): void {
  serveAccount(app, decideAccess, ({ params, query: { approved }, caller, commit }) =>
    commit(async (db) => {
      const [request] = await holdRequests(db, caller.organizationId, [params.id]);
      if (!request) throw new Problem('not-found');
      const isOpen = request.status === 'PendingOrgApproval' || (approved && request.status === 'Denied');
      if (!isOpen) throw new Problem('approval-decided');
      const status = approved ? 'Active' : 'Denied';
      await updateAccount(db, caller.organizationId, params.id, { status });
      const mail = approved
        ? approvalGivenMail(publicUrl, request.organization)
        : approvalDeniedMail(request.organization);
      await sendMail(db, { to: request.email, ...mail });
      return undefined;
    }),
  );

  serveAccount(app, approveMembers, ({ body, caller, commit }) =>
    commit(async (db) => {
      const requests = await holdRequests(db, caller.organizationId, body.accountIds);
      const waiting = requests.filter(({ status }) => status === 'PendingOrgApproval');
      for (const { id, email, organization } of waiting) {
        await updateAccount(db, caller.organizationId, id, { status: 'Active' });
        await sendMail(db, { to: email, ...approvalGivenMail(publicUrl, organization) });
      }
      return { approvedIds: waiting.map(({ id }) => id) };
    }),
  );
}
