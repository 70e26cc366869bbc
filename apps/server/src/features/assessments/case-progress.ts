import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type CaseOf = { organizationId: string; caseId: string };

/**
 * Updates the progress of a case from the forms that were sent and not withdrawn: 1 no forms, 2 a form is out or not
 * scored yet, 3 all are back. Sets the client's last evaluation to the day on which the latest scored form was
 * completed. The caller has locked the client and the case.
 */
export async function followCase(db: Db, { organizationId, caseId }: CaseOf): Promise<void> {
  await sql`
    with sent as (
      select case
          when count(*) = 0 then 1
          when bool_or(is_out or state in ('submitted', 'needs-review')) then 2
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
