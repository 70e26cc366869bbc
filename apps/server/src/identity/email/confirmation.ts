import { ADMIN } from '@hub/contract/catalogs/roles';
import {
  findManagerEmails,
  findPendingAccounts,
  updateAccount,
} from '../../accounts/membership-repository.ts';
import { findUserEmail, markConfirmed, replaceEmail } from '../../accounts/user-repository.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { approvalAskedMail } from '../../mail/templates/approval.ts';
import { emailChangedMail } from '../../mail/templates/email-changed.ts';

type Dependencies = { sendMail: SendMail; publicUrl: URL };

/** What happens once a user has confirmed an address. */
export function createConfirmation({ sendMail, publicUrl }: Dependencies) {
  return {
    /** A manager of the organization can start working; a user who joined one waits for its managers. */
    async first(db: Db, userId: string, email: string) {
      const user = await markConfirmed(db, userId);
      let waitsForApproval = false;
      for (const account of await findPendingAccounts(db, userId)) {
        const mayBegin = account.roleId === ADMIN;
        const status = mayBegin ? 'Active' : 'PendingOrgApproval';
        await updateAccount(db, account.organizationId, account.id, { status });
        if (mayBegin) continue;
        waitsForApproval = true;
        const name = `${user.first_name} ${user.last_name}`;
        const mail = approvalAskedMail(publicUrl, { organization: account.organization, name, email });
        for (const manager of await findManagerEmails(db, account.organizationId)) {
          await sendMail(db, { to: manager.email, ...mail });
        }
      }
      return { email, waitsForApproval };
    },

    async another(db: Db, userId: string, email: string) {
      const { email: before } = await findUserEmail(db, userId);
      if (!(await replaceEmail(db, userId, email))) throw new Problem('user-exists');
      await sendMail(db, { to: before, ...emailChangedMail(publicUrl) });
      return { email, waitsForApproval: false };
    },
  };
}
