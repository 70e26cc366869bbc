import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type CaseOf = { organizationId: string; caseId: string };

/**
 * Brings a case into step with what was sent from it and not withdrawn: 1 nothing, 2 something is out or has no score
 * yet, 3 all of it is back. A client's last evaluation is the day on which the latest scored form was completed. The
 * caller has locked the client and the case.
 */
export async function followCase(db: Db, { organizationId, caseId }: CaseOf): Promise<void> {
  await sql`
    with sent as (
      select case
          when count(*) = 0 then 1
          when bool_or(state in ('waiting', 'opened', 'in-progress', 'submitted', 'needs-review')) then 2
          else 3
        end as progress
      from administrations
      where organization_id = ${organizationId} and case_id = ${caseId} and state <> 'withdrawn'
    )
    update cases set progress = sent.progress from sent
    where cases.organization_id = ${organizationId} and cases.id = ${caseId}
      and cases.progress is distinct from sent.progress
  `.execute(db);
  await sql`
    with latest as (
      select max(completed_on) as day
      from administrations
      join submissions on submissions.organization_id = administrations.organization_id
        and submissions.administration_id = administrations.id
      where administrations.organization_id = ${organizationId} and administrations.state = 'scored'
        and administrations.client_id = (
          select client_id from cases where organization_id = ${organizationId} and id = ${caseId}
        )
    )
    update clients set last_evaluation = latest.day from latest, cases
    where cases.organization_id = ${organizationId} and cases.id = ${caseId}
      and clients.organization_id = ${organizationId} and clients.id = cases.client_id
      and latest.day > coalesce(clients.last_evaluation, '-infinity')
  `.execute(db);
}
