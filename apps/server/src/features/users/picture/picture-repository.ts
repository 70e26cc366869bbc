import { createHash } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import type { EncodedPicture } from './encode-picture.ts';

/** Replaces the picture, and returns its version. */
export async function writePicture(db: Db, userId: string, { small, large }: EncodedPicture) {
  const version = createHash('sha256').update(large).digest('hex').slice(0, 16);
  const values = { version, small, large, changed_at: new Date() };
  await db
    .insertInto('user_pictures')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return version;
}

export async function findPicture(db: Db, userId: string, size: 'small' | 'large') {
  return db
    .selectFrom('user_pictures')
    .select(['version', `${size} as bytes`])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function removePicture(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_pictures')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
