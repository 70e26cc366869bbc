import type { AdministrationState } from '@hub/contract/core/administrations/administration';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { FormCookies } from '../../http/form-cookie.ts';
import { recordEvent } from './events.ts';
import { openFormSession } from './form-session.ts';
import { isOpen } from './form-state.ts';
import { samePerson } from './same-person.ts';
import { tryTransition } from './transition.ts';

type FoundForm = {
  organizationId: string;
  administrationId: string;
  respondentId: string;
  state: AdministrationState;
  pausedAt: Date | null;
  hasBegun: boolean;
  dueOn: string;
  timeZone: string | null;
};

const FOUND = sql`form.organization_id as "organizationId", form.id as "administrationId",
    form.respondent_id as "respondentId", form.state, form.paused_at as "pausedAt", form.first_answer_at is not null as "hasBegun",
    form.due_on as "dueOn", organizations.time_zone as "timeZone"
  from administrations form join organizations on organizations.id = form.organization_id`;

/** The form of a link. The caller cannot tell an unknown form from a wrong secret. */
export async function findLinkedForm(
  db: Db,
  administrationId: string,
  secretHash: Buffer,
): Promise<FoundForm | undefined> {
  const { rows } = await sql<FoundForm>`
    select ${FOUND}
    join form_links link on link.organization_id = form.organization_id and link.administration_id = form.id
    where link.administration_id = ${administrationId} and link.secret_hash = ${secretHash} and link.ended_at is null
  `.execute(db);
  return rows[0];
}

/** A form by its id. The caller has checked that it may be opened. */
export async function findForm(
  db: Db,
  { organizationId, administrationId }: Pick<FoundForm, 'organizationId' | 'administrationId'>,
): Promise<FoundForm | undefined> {
  const { rows } = await sql<FoundForm>`
    select ${FOUND} where form.organization_id = ${organizationId} and form.id = ${administrationId}
  `.execute(db);
  return rows[0];
}

type RespondentRef = Pick<FoundForm, 'organizationId' | 'respondentId'>;

/** Another form of the same person that can be answered. */
export async function findOtherForm(
  db: Db,
  { organizationId, respondentId }: RespondentRef,
  administrationId: string,
): Promise<FoundForm | undefined> {
  const { rows } = await sql<FoundForm>`
    select ${FOUND}
    where form.organization_id = ${organizationId} and form.id = ${administrationId}
      and form.respondent_id in (${samePerson(organizationId, respondentId)})
      and form.paper_phase is null
  `.execute(db);
  return rows[0] && isOpen(rows[0]) ? rows[0] : undefined;
}

/** Opens a form on a device, as the system. Records the first opening and each later return. */
export async function openForm(
  db: Db,
  cookies: FormCookies,
  form: FoundForm & { isHandedOver?: boolean },
): Promise<{ cookie: string }> {
  const isFirstTime = await recordOpened(db, form);
  if (!isFirstTime && form.hasBegun) await recordEvent(db, form, { kind: 'resumed' });
  return openFormSession(db, cookies, form);
}

/**
 * Records that a form was opened and returns whether this was the first time. `at` is set for the demonstration only.
 */
export function recordOpened(
  db: Db,
  form: Pick<FoundForm, 'organizationId' | 'administrationId'>,
  at?: Date,
): Promise<boolean> {
  return tryTransition(db, form, 'opened', { at });
}
