import pg from 'pg';
import { asAdministrator } from '../../apps/server/test/postgres-cluster.ts';
import { query } from '../faults/private-postgres.ts';

/**
 * When this proof sends reminders: after nine o'clock in the organization's time zone, and far from today.
 */
export const REMIND_AT = '2099-06-15T20:00:00Z';
const DAY = '2099-06-15';
const FIRST_NUMBER = 100_000;

/** The number of the first form that a round adds. */
export const firstNumber = (round: number, count: number) => FIRST_NUMBER + round * count;

/** Removes the demonstration's reminders, so that only added forms are due. */
export const clearReminders = (url: string) => query(url, 'delete from form_reminders');

/**
 * Adds forms that are out, two for each address, with a due reminder. They are copies of one of the
 * demonstration's forms.
 */
export const addDueForms = (url: string, round: number, count: number) =>
  query(
    url,
    `with one as (select * from administrations where state = 'waiting' limit 1),
     numbers as (select ${firstNumber(round, count)} + n as number from generate_series(0, ${count - 1}) n),
     people as (
       insert into respondents (organization_id, case_id, kind, first_name, last_name, email)
       select organization_id, case_id, 'other', 'Rater', numbers.number::text,
         'rater-' || numbers.number / 2 || '@demo.test'
       from one, numbers returning id, last_name
     ), forms as (
       insert into administrations (organization_id, number, case_id, client_id, respondent_id, feature_id, form_id,
         instrument_version, role, delivery, language, due_on, sent_by, mail_state, mailed_at)
       select organization_id, people.last_name::integer, case_id, client_id, people.id, feature_id, form_id,
         instrument_version, role, 1, 'en', '2099-06-30', sent_by, 'accepted', '2099-06-12T20:00:00Z'
       from one, people returning organization_id, id
     )
     insert into form_reminders (organization_id, administration_id, kind, day)
     select organization_id, id, 'three-days', '${DAY}' from forms`,
  );

export type Submitted = { id: string; state: 'planned' | 'written' | 'dropped' };

/**
 * Submits some of the forms, from this number on, and records the state of each one's reminder at that time.
 * Only the holder of the form's lock can know it.
 */
export async function submitSome(url: string, share: number, from = FIRST_NUMBER): Promise<Submitted[]> {
  const client = new pg.Client(asAdministrator(url));
  await client.connect();
  try {
    await client.query('begin');
    const { rows: forms } = await client.query<{ id: string }>(
      `with chosen as (
         select organization_id, id from administrations
         where state = 'waiting' and number >= ${from} and random() < ${share}
         order by id for update
       )
       select id from chosen where move_administration(organization_id, id, 'submitted') is not null`,
    );
    const { rows } = await client.query<Submitted>(
      'select administration_id as id, state from form_reminders where administration_id = any($1)',
      [forms.map(({ id }) => id)],
    );
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

export async function countOf(url: string, text: string): Promise<number> {
  const [row] = await query<{ n: number }>(url, `select count(*)::integer as n from ${text}`);
  return row?.n ?? -1;
}

/** The forms that a mail names, each once. */
export const formsIn = (mail: string) => [
  ...new Set([...mail.matchAll(/\/assessment\/([\w-]{36})#/g)].map(([, id = '']) => id)),
];
