import type pg from 'pg';

/** A server that is never restarted for a year still finds a place for its entries, in the one for all others. */
const MONTHS_AHEAD = 12;

/** Makes the places for the entries of the months to come, as the owner of the tables. */
export async function addAuditMonths(owner: pg.Client): Promise<void> {
  await owner.query('select add_audit_months(current_date, $1)', [MONTHS_AHEAD]);
}
