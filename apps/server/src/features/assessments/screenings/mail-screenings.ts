import { sql } from 'kysely';
import type { Database, Db } from '../../../db/database.ts';
import { isDatabaseAway } from '../../../db/database-away.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { inSystemTransaction } from '../../../db/transaction.ts';
import { describeError } from '../../../logging/describe-error.ts';
import type { Logger } from '../../../logging/logger.ts';
import { createLink } from '../form-links.ts';
import { type FormPost, mailForms } from '../form-mail.ts';

type Parts = { database: Database; logger: Logger; post: FormPost };
type Waiting = Pick<Scope, 'organizationId' | 'accountId' | 'userId' | 'timeZone'> & { id: string };

const BATCH_SIZE = 20;

/**
 * Writes the mails of screenings, one for each person, in batches. The transaction that queues a mail records it, and
 * only one instance works on a screening at a time. Returns how many were written.
 */
export async function mailScreenings({ database, logger, post }: Parts): Promise<number> {
  await skipEnded(database.system);
  let written = 0;
  for (const screening of await findWaiting(database.system)) {
    try {
      for (;;) {
        const mails = await inSystemTransaction(database, (db) => mailSome(db, post, screening));
        written += mails;
        if (mails < BATCH_SIZE) break;
      }
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      logger.error({ screening: screening.id, error: describeError(error) }, 'mails cannot be written');
    }
  }
  return written;
}

/** Forms that were withdrawn or begun on paper need no mail any more. */
const skipEnded = (db: Db) =>
  sql`
    update administrations set is_mail_due = false
    where is_mail_due and (not is_out or paper_phase is not null)
  `.execute(db);

async function findWaiting(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select screenings.organization_id as "organizationId", screenings.id, accounts.id as "accountId",
      accounts.user_id as "userId", organizations.time_zone as "timeZone"
    from screenings
    join organizations on organizations.id = screenings.organization_id
    join accounts on accounts.organization_id = screenings.organization_id and accounts.id = screenings.account_id
    where exists (
      select from administrations form
      where form.organization_id = screenings.organization_id and form.screening_id = screenings.id
        and form.is_mail_due
    )
  `.execute(db);
  return rows;
}

/** Does nothing while another instance works on the screening. */
async function mailSome(db: Db, post: FormPost, screening: Waiting): Promise<number> {
  const { organizationId, id: screeningId } = screening;
  const { rows: locked } = await sql`
    select from screenings where organization_id = ${organizationId} and id = ${screeningId}
    for update skip locked
  `.execute(db);
  if (locked.length === 0) return 0;
  const people = await findPeople(db, screening);
  for (const { email, formIds } of people) {
    const [first, ...others] = await linksOf(db, post, organizationId, formIds);
    if (first) await mailForms({ ...screening, db }, post, { to: email, forms: [first, ...others] });
    await db
      .updateTable('administrations')
      .set({ is_mail_due: false })
      .where('organization_id', '=', organizationId)
      .where('id', 'in', formIds)
      .execute();
  }
  return people.length;
}

type Person = { email: string; formIds: string[] };

/** The first people who wait for their mail, with all of their forms. A mother and a father may share an address. */
async function findPeople(db: Db, { organizationId, id }: Waiting): Promise<Person[]> {
  const { rows } = await sql<Person>`
    with waiting as (
      select form.id, form.number, respondents.email, respondents.first_name, respondents.last_name
      from administrations form
      join respondents on respondents.organization_id = form.organization_id and respondents.id = form.respondent_id
      where form.organization_id = ${organizationId} and form.screening_id = ${id} and form.is_mail_due
        and form.is_with_respondent
      for no key update of form
    )
    select min(email) as email, array_agg(id order by number) as "formIds" from waiting
    group by lower(email), first_name, last_name order by min(number) limit ${BATCH_SIZE}
  `.execute(db);
  return rows;
}

async function linksOf(db: Db, { keys }: FormPost, organizationId: string, formIds: readonly string[]) {
  const links = [];
  for (const id of formIds) {
    links.push({ id, secret: await createLink(db, keys, { organizationId, administrationId: id }) });
  }
  return links;
}
