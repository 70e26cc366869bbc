import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { inSystemTransaction } from '../../apps/server/src/db/transaction.ts';
import type { changeRole } from '../../apps/server/src/features/members/member-service.ts';
import type { PeopleHub } from './people-hub.ts';

/**
 * Races in which two managers take the role from each other. Returns how many left the organization without a
 * manager.
 */
export async function demoteEachOther(
  { connections, query }: PeopleHub,
  ids: readonly string[],
  demote: typeof changeRole,
  rounds: number,
): Promise<number> {
  const both = `id in ('${ids.join("','")}')`;
  const [row] = await query<{ organizationId: string }>(
    `select organization_id as "organizationId" from accounts where ${both} limit 1`,
  );
  const caller = {
    organizationId: row?.organizationId ?? '',
    userId: '',
    roleId: ADMIN,
    hasShares: false,
    emailConfirmed: true,
    twoFactorEnabled: false,
    twoFactorRequired: false,
    timeZone: null,
  };
  let withoutManager = 0;
  for (let round = 0; round < rounds; round += 1) {
    await query(`update accounts set role_id = ${ADMIN} where ${both}`);
    await Promise.allSettled(
      ids.map((accountId, index) =>
        inSystemTransaction(connections, (db) =>
          demote({ ...caller, accountId, db }, ids[1 - index] ?? '', PRACTITIONER),
        ),
      ),
    );
    const left = await query(`select from accounts where ${both} and role_id = ${ADMIN}`);
    if (left.length === 0) withoutManager += 1;
  }
  return withoutManager;
}
