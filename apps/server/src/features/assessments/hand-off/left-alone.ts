import { sql } from 'kysely';
import { asSystem } from '../../../db/as-system.ts';
import type { RespondentScope } from '../../../db/respondent-scope.ts';

const LEFT_ALONE = '30 minutes';

/**
 * Whether a form on a handed-over device was abandoned: nothing was answered for a while. The next person at the device
 * must not read it.
 */
export async function isLeftAlone(scope: RespondentScope, secretHash: Buffer): Promise<boolean> {
  if (!scope.isHandedOver) return false;
  const { organizationId, administrationId } = scope;
  return asSystem(scope.db, async (system) => {
    const { rows } = await sql`
      select from form_sessions session
      where session.secret_hash = ${secretHash} and greatest(session.opened_at, (
        select max(given_at) from answers
        where answers.organization_id = ${organizationId} and answers.administration_id = ${administrationId}
      )) < now() - ${LEFT_ALONE}::interval
    `.execute(system);
    return rows.length > 0;
  });
}
