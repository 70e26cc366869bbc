import type pg from 'pg';

/** Enough partitions for a server that runs a year without a restart. Later entries go to the default partition. */
const MONTHS_AHEAD = 12;

/** Creates the partitions for the coming months, as the owner of the tables. */
export async function addAuditMonths(owner: pg.Client): Promise<void> {
  await owner.query('select add_audit_months(current_date, $1)', [MONTHS_AHEAD]);
}
