import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';

/** What changes the state of a form, by its name on the timeline. The table `administration_moves` says from where to where. */
export const administrationEvents = [
  'opened',
  'first-answer',
  'paper-begun',
  'submitted',
  'submitted-by-practitioner',
  'entered-from-paper',
  'needs-review',
  'scored',
  'not-scored',
  'discarded',
  'declined',
  'not-for-me',
  'withdrawn',
  'expired',
  'not-revived',
] as const;
export type AdministrationEvent = (typeof administrationEvents)[number];

type Form = { organizationId: string; administrationId: string };
type About = {
  /** The practitioner who did it; left out for the respondent and for the hub. */
  accountId?: string | null;
  detail?: string;
  /** Of a past that is written down afterwards; now when left out. */
  at?: Date | undefined;
};

/** Moves a form to its next state and records it on the timeline. False if the event cannot happen in its state. */
export async function tryTransition(
  db: Db,
  { organizationId, administrationId }: Form,
  event: AdministrationEvent,
  { accountId = null, detail = '', at }: About = {},
): Promise<boolean> {
  const { rows } = await sql<{ state: string | null }>`
    select move_administration(
      ${organizationId}, ${administrationId}, ${event}, ${accountId}::uuid, ${detail}, ${at ?? null}::timestamptz
    ) as state
  `.execute(db);
  return rows[0]?.state != null;
}

/** The same where the caller has locked the form and checked its state. */
export async function transition(
  db: Db,
  form: Form,
  event: AdministrationEvent,
  about?: About,
): Promise<void> {
  if (!(await tryTransition(db, form, event, about))) throw new Problem('form-not-out');
}
