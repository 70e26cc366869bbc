import type { signUp } from '@hub/contract/auth/users/registration';
import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { emailKey } from '@hub/contract/fields/email';
import type { InputOf } from '@hub/contract/http/endpoint';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database, Db } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { insertLinkedIdentity } from '../linked-identity-repository.ts';
import type { Mailer } from '../mailer.ts';
import { hashPassword } from '../password.ts';
import type { Newcomer } from './newcomer.ts';
import { holdOrganization, type Joined } from './organization-repository.ts';
import { readCredentials, readNewcomerEmail } from './read-credentials.ts';

type Sent = InputOf<typeof signUp>['body'];
type Dependencies = { database: Database; mailer: Mailer; requestId: string; newcomer: Newcomer | undefined };

/** Writes a user, their account and the mail that asks to confirm the address, all or nothing. */
export async function register(sent: Sent, { database, mailer, requestId, newcomer }: Dependencies) {
  const { email, writeWayIn } = newcomer ? withProvider(sent, newcomer) : await withPassword(sent);
  return inSystemTransaction(database, async (db) => {
    const organization = await holdOrganization(db, sent.organizationId);
    if (!organization) throw new Problem('not-found');
    const userId = await insertUser(db, { email, signsInElsewhere: newcomer !== undefined }, sent);
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

type Who = { email: string; signsInElsewhere: boolean };

/** Nothing when somebody has this email. */
async function insertUser(db: Db, { email, signsInElsewhere }: Who, sent: Sent): Promise<string | undefined> {
  const inserted = await db
    .insertInto('users')
    .values({
      email,
      email_key: emailKey(email),
      email_confirmed_at: null,
      signs_in_elsewhere: signsInElsewhere,
      first_name: sent.firstName,
      last_name: sent.lastName,
      professional_specialization_id: sent.professionalSpecializationId,
      highest_degree_id: sent.highestDegreeId,
      licensed: sent.licensed,
      advertising_opt_in_at: sent.advertisingOptIn ? new Date() : null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

async function insertAccount(db: Db, { id, isNew }: Joined, userId: string): Promise<string> {
  const account = await db
    .insertInto('accounts')
    .values({
      organization_id: id,
      user_id: userId,
      role_id: isNew ? ADMIN : PRACTITIONER,
      status: 'PendingEmailConfirmation',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return account.id;
}
