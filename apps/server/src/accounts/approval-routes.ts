import { decideAccess } from '@hub/contract/auth/management/members';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { serveAccount } from '../http/serve.ts';
import type { SendMail } from '../mail/outbox.ts';
import { approvalDeniedMail, approvalGivenMail } from '../mail/templates/approval.ts';
import { holdRequest, setAccountStatus } from './membership-repository.ts';

type Dependencies = { sendMail: SendMail; publicUrl: URL };

/** A manager lets somebody in who asked for it, or does not. A denial can be taken back. */
export function approvalRoutes(app: FastifyInstance, { sendMail, publicUrl }: Dependencies): void {
  serveAccount(app, decideAccess, ({ params, query: { approved }, caller, commit }) =>
    commit(async (db) => {
      const request = await holdRequest(db, caller.organizationId, params.id);
      if (!request) throw new Problem('not-found');
      const isOpen = request.status === 'PendingOrgApproval' || (approved && request.status === 'Denied');
      if (!isOpen) throw new Problem('approval-decided');
      await setAccountStatus(db, params.id, approved ? 'Active' : 'Denied');
      const mail = approved
        ? approvalGivenMail(publicUrl, request.organization)
        : approvalDeniedMail(request.organization);
      await sendMail(db, { to: request.email, ...mail });
      return undefined;
    }),
  );
}
