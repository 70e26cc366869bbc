import type { signUp } from '@hub/contract/auth/users/registration';
import { emailKey } from '@hub/contract/fields/email';
import type { InputOf } from '@hub/contract/http/endpoint';
import { sql } from 'kysely';
import { isUsable } from '../../accounts/account-status.ts';
import { insertAccount } from '../../accounts/membership-repository.ts';
import { holdOrganization } from '../../accounts/organization-repository.ts';
import type { SessionOwner } from '../../accounts/session-repository.ts';
import { findAccountByEmail, insertUser, markConfirmed } from '../../accounts/user-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database, Db } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { holdOpenInvitation } from '../invitations/invitation-repository.ts';
import { takeUp } from '../invitations/take-up.ts';
import { insertLinkedIdentity } from '../linked-identity-repository.ts';
import type { Mailer } from '../mailer.ts';
import { hashPassword } from '../password.ts';
import type { Newcomer } from './newcomer.ts';
import { readCredentials, readNewcomerEmail } from './read-credentials.ts';

type Sent = InputOf<typeof signUp>['body'];
type Person = Omit<Sent, 'organizationId'>;
type Dependencies = { database: Database; requestId: string; newcomer: Newcomer | undefined };

/** Writes a user, their account and the mail that confirms the address, all or nothing. */
export async function register(sent: Sent, { mailer, ...dependencies }: Dependencies & { mailer: Mailer }) {
  const { database, requestId, newcomer } = dependencies;
  const { email, writeWayIn } = await wayInOf(sent, newcomer);
  return inSystemTransaction(database, async (db) => {
    const organization = await holdOrganization(db, sent.organizationId);
    if (!organization) throw new Problem('not-found');
    const userId = await insertUser(db, { ...sent, email, signsInElsewhere: newcomer !== undefined });
    if (!userId || !(await writeWayIn(db, userId))) throw new Problem('user-exists');
    const accountId = await insertAccount(db, organization, userId);
    await auditRegistration(db, { organizationId: organization.id, accountId, userId }, requestId);
    await mailer.askToConfirm(db, { userId, email });
    return { id: userId, email };
  });
}

/**
 * Registers a user by the link of an invitation. The mailed link proves the address, and no approval is needed. A user
 * whom no organization admits any more gets new credentials; a user who can sign in has to do that instead.
 */
export async function registerByInvitation(
  sent: Person,
  { database, requestId, newcomer, linkHash }: Dependencies & { linkHash: Buffer },
) {
  const { email, writeWayIn } = await wayInOf(sent, newcomer);
  return inSystemTransaction(database, async (db) => {
    const invitation = await holdOpenInvitation(db, linkHash);
    if (!invitation) throw new Problem('invitation-over');
    if (emailKey(email) !== invitation.emailKey) {
      throw new Problem('invalid-input', { errors: [{ path: 'email', message: OTHER_EMAIL }] });
    }
    const known = await findAccountByEmail(db, email);
    if (known && isUsable(known)) throw new Problem('sign-in-first');
    if (known && known.passwordHash === null) throw new Problem('sign-in-elsewhere');
    const inserted = await insertUser(db, { ...sent, email, signsInElsewhere: newcomer !== undefined });
    const userId = inserted ?? known?.userId;
    if (!userId) throw new Problem('sign-in-first');
    if (!(await writeWayIn(db, userId))) throw new Problem('sign-in-elsewhere');
    await markConfirmed(db, userId);
    const accountId = await takeUp(db, invitation, userId);
    const { organizationId } = invitation;
    await auditRegistration(db, { organizationId, accountId, userId }, requestId);
    return { id: userId, email: invitation.email };
  });
}

const OTHER_EMAIL = 'This is not the email that was invited';

const auditRegistration = (db: Db, owner: SessionOwner, requestId: string) =>
  writeAudit(db, owner, { action: 'register', record: 'user', recordIds: [owner.userId], requestId });

/** How a new user will sign in. `writeWayIn` returns whether it could be written. */
type WayIn = { email: string; writeWayIn: (db: Db, userId: string) => Promise<boolean> };

const wayInOf = async (sent: Person, newcomer: Newcomer | undefined): Promise<WayIn> =>
  newcomer ? withProvider(sent, newcomer) : withPassword(sent);

async function withPassword(sent: Person): Promise<WayIn> {
  const { email, password } = readCredentials(sent);
  const passwordHash = await hashPassword(password);
  return {
    email,
    async writeWayIn(db, userId) {
      const { numInsertedOrUpdatedRows: written } = await db
        .insertInto('credentials')
        .values({ user_id: userId, password_hash: passwordHash })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ password_hash: passwordHash, changed_at: sql`now()` }),
        )
        .executeTakeFirst();
      return written === 1n;
    },
  };
}

const withProvider = (sent: Person, newcomer: Newcomer): WayIn => ({
  email: readNewcomerEmail(sent, newcomer),
  writeWayIn: (db, userId) => insertLinkedIdentity(db, userId, newcomer),
});
