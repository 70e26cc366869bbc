import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { type holdOpenInvitation, removeInvitation } from './invitation-repository.ts';

type Held = NonNullable<Awaited<ReturnType<typeof holdOpenInvitation>>>;

/** An account deactivated after the invitation stays so until a manager enables it. */
const STAYS_OUT: UserStatus = 'Inactive';

/** Admits a person by an invitation, which is deleted; returns the account. */
export async function takeUp(db: Db, { id, organizationId, roleId }: Held, userId: string): Promise<string> {
  const account = await db
    .insertInto('accounts')
    .values({ organization_id: organizationId, user_id: userId, role_id: roleId, status: 'Active' })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'user_id'])
        .doUpdateSet({
          status: 'Active',
          role_id: sql`case accounts.status when 'Active' then accounts.role_id else excluded.role_id end`,
        })
        .where('accounts.status', '<>', STAYS_OUT),
    )
    .returning('id')
    .executeTakeFirst();
  if (!account) throw new Problem('invitation-over');
  await removeInvitation(db, organizationId, id);
  return account.id;
}
