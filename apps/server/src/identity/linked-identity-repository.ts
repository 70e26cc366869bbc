import { findAccountByUser, type UserAccount } from '../accounts/user-repository.ts';
import type { Db } from '../db/database.ts';

/** The identity of a person at another provider. */
export type OutsideIdentity = { issuer: string; subject: string };

export async function findLinkedAccount(
  db: Db,
  { issuer, subject }: OutsideIdentity,
): Promise<UserAccount | undefined> {
  const linked = await db
    .selectFrom('linked_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return linked && findAccountByUser(db, linked.user_id);
}

/** Returns false and changes nothing when they are linked already. */
export async function insertLinkedIdentity(
  db: Db,
  userId: string,
  { issuer, subject }: OutsideIdentity,
): Promise<boolean> {
  const inserted = await db
    .insertInto('linked_identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
