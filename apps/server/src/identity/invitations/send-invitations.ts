import { createHmac, randomBytes } from 'node:crypto';
import type { Invitation } from '@hub/contract/auth/management/invitations';
import type { RoleId } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import { emailKey } from '@hub/contract/fields/email';
import { requireOrganization } from '../../accounts/organization-repository.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { AccountCaller } from '../../http/serve.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { invitationMail } from '../../mail/templates/invitation.ts';
import type { Secrets } from '../../security/secrets.ts';
import { findInvitation, findStatuses, writeInvitation } from './invitation-repository.ts';

/** Why a person with an account in the organization is not invited. Removed and denied people can be. */
const KNOWN: Partial<Record<UserStatus, string>> = {
  Active: 'Works here already',
  Inactive: 'Is deactivated here. Enable the account instead',
  PendingOrgApproval: 'Waits for approval. Approve the account instead',
  PendingEmailConfirmation: 'Has registered here already and has to confirm the email',
};

/** The addresses that cannot be invited, by their index in the list. */
export async function wrongAddresses(db: Db, organizationId: string, emails: string[]) {
  const statuses = await findStatuses(db, organizationId, emails.map(emailKey));
  return emails.flatMap((email, index) => {
    const status = statuses.get(emailKey(email));
    const message = status && KNOWN[status];
    return message ? [{ path: `emails.${index}`, message }] : [];
  });
}

type Dependencies = { secrets: Secrets; sendMail: SendMail; publicUrl: URL };
type Addressee = { email: string; roleId: RoleId };
type Sender = Pick<AccountCaller, 'organizationId' | 'accountId'>;

export type Invitations = ReturnType<typeof createInvitations>;

/** Invitations and the secrets of their links: random, and stored only as a keyed hash. */
export function createInvitations({ secrets, sendMail, publicUrl }: Dependencies) {
  const hashOf = (secret: string) =>
    createHmac('sha256', secrets.accountCodes).update(`invitation ${secret}`).digest();

  return {
    hashOf,

    /** Writes and mails an invitation for each addressee, in one transaction. */
    async send(db: Db, { organizationId, accountId }: Sender, addressees: readonly Addressee[]) {
      const { type, name: organization } = await requireOrganization(db, organizationId);
      if (type === 'Individual') throw new Problem('works-alone');
      const sent: Invitation[] = [];
      for (const { email, roleId } of addressees) {
        const secret = randomBytes(32).toString('base64url');
        const linkHash = hashOf(secret);
        const id = await writeInvitation(db, {
          organizationId,
          email,
          roleId,
          invitedBy: accountId,
          linkHash,
        });
        const invitation = await findInvitation(db, organizationId, id);
        const { invitedByName: invitedBy } = invitation;
        await sendMail(db, { to: email, ...invitationMail(publicUrl, { organization, invitedBy, secret }) });
        sent.push(invitation);
      }
      return sent;
    },
  };
}
