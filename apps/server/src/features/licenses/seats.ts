import { ADMIN } from '@hub/contract/catalogs/roles';
import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { checkOut } from './ledger/draw.ts';
import { checkIn } from './ledger/settle.ts';
import { clerkOf } from './license-clerk.ts';
import { requireLicense } from './license-list.ts';

/** The account whose seat is meant. Only a manager can name another user. */
async function seatOwner(scope: Scope, userId: string | undefined): Promise<string> {
  if (userId === undefined || userId === scope.userId) return scope.accountId;
  if (scope.roleId !== ADMIN) throw new Problem('role-not-allowed');
  const account = await scope.db
    .selectFrom('accounts')
    .select('id')
    .where('organization_id', '=', scope.organizationId)
    .where('user_id', '=', userId)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  if (!account) throw new Problem('not-found');
  return account.id;
}

async function requireSeats(scope: Scope, id: string) {
  const license = await requireLicense(scope.db, scope, id);
  if (license.countedIn !== 'seats') throw new Problem('not-seats');
  return license.productFeatureId;
}

export async function takeSeat(scope: Scope, id: string, userId: string | undefined) {
  const featureId = await requireSeats(scope, id);
  const accountId = await seatOwner(scope, userId);
  await checkOut(scope.db, clerkOf(scope), { featureId, accountId });
  // Their access may have ended while this waited for the lock; the seat would then not have been taken back.
  await seatOwner(scope, userId);
  return requireLicense(scope.db, scope, id);
}

export async function giveSeatBack(scope: Scope, id: string, userId: string | undefined) {
  const featureId = await requireSeats(scope, id);
  await checkIn(scope.db, clerkOf(scope), featureId, await seatOwner(scope, userId));
  return requireLicense(scope.db, scope, id);
}

type SeatUser = { userId: string; accountId: string; name: string; isMine: boolean; checkedOut: string };

/** The users with a seat of a lot. Row-level security decides what the caller sees. */
export async function findSeatUsers(scope: Scope, id: string): Promise<SeatUser[]> {
  await requireLicense(scope.db, scope, id);
  const { rows } = await sql<Omit<SeatUser, 'checkedOut' | 'isMine'> & { at: Date }>`
    select users.id as "userId", hold.account_id as "accountId",
      users.first_name || ' ' || users.last_name as name, entry.at
    from license_holds hold
    join license_holdings holding
      on holding.organization_id = hold.organization_id and holding.id = hold.holding_id
    join license_entries entry on entry.organization_id = hold.organization_id and entry.id = hold.id
    join accounts on accounts.organization_id = hold.organization_id and accounts.id = hold.account_id
    join users on users.id = accounts.user_id
    where hold.organization_id = ${scope.organizationId} and holding.lot_id = ${id}
      and hold.administration_id is null and hold.outcome is null
    order by users.last_name, users.first_name, hold.account_id
  `.execute(scope.db);
  return rows.map(({ at, ...row }) => ({
    ...row,
    isMine: row.accountId === scope.accountId,
    checkedOut: at.toISOString(),
  }));
}
