import type { signUp } from '@hub/contract/auth/users/registration';
import type { InputOf } from '@hub/contract/http/endpoint';
import { insertAccount } from '../../accounts/membership-repository.ts';
import { holdOrganization } from '../../accounts/organization-repository.ts';
import { insertUser } from '../../accounts/user-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database, Db } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { insertLinkedIdentity } from '../linked-identity-repository.ts';
import type { Mailer } from '../mailer.ts';
import { hashPassword } from '../password.ts';
import type { Newcomer } from './newcomer.ts';
import { readCredentials, readNewcomerEmail } from './read-credentials.ts';

type Sent = InputOf<typeof signUp>['body'];
type Dependencies = { database: Database; mailer: Mailer; requestId: string; newcomer: Newcomer | undefined };

/** Writes a user, their account and the mail that asks to confirm the address, all or nothing. */
export async function register(sent: Sent, { database, mailer, requestId, newcomer }: Dependencies) {
  const { email, writeWayIn } = newcomer ? withProvider(sent, newcomer) : await withPassword(sent);
  return inSystemTransaction(database, async (db) => {
    const organization = await holdOrganization(db, sent.organizationId);
    if (!organization) throw new Problem('not-found');
    const userId = await insertUser(db, { ...sent, email, signsInElsewhere: newcomer !== undefined });
    if (!userId || !(await writeWayIn(db, userId))) throw new Problem('user-exists');
    const accountId = await insertAccount(db, organization, userId);
    await writeAudit(
      db,
      { organizationId: organization.id, accountId, userId },
      { action: 'register', record: 'user', recordIds: [userId], requestId },
    );
    await mailer.askToConfirm(db, { userId, email });
    return { id: userId, email };
  });
}

/** How a new user will sign in; answers whether it could be written. */
type WayIn = { email: string; writeWayIn: (db: Db, userId: string) => Promise<boolean> };

async function withPassword(sent: Sent): Promise<WayIn> {
  const { email, password } = readCredentials(sent);
  const passwordHash = await hashPassword(password);
  return {
    email,
    async writeWayIn(db, userId) {
      await db.insertInto('credentials').values({ user_id: userId, password_hash: passwordHash }).execute();
      return true;
    },
  };
}

const withProvider = (sent: Sent, newcomer: Newcomer): WayIn => ({
  email: readNewcomerEmail(sent, newcomer),
  writeWayIn: (db, userId) => insertLinkedIdentity(db, userId, newcomer),
});
