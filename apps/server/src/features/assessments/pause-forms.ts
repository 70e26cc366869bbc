import type { NotRevived, RevivalFault } from '@hub/contract/core/administrations/not-revived';
import { addDays, type CalendarDay, daysBetween } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { sql } from 'kysely';
import { asSystem } from '../../db/as-system.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../db/request-scope.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { allowsAssessment } from '../consents/consent-to-assess.ts';
import { DAYS_AFTER_END } from '../licenses/ledger/settle.ts';
import { clerkOf } from '../licenses/license-clerk.ts';
import { numberOf } from './administration-repository.ts';
import { lookThrough } from './alerts/look-through.ts';
import { endAdministration } from './end-administration.ts';
import { recordEvent } from './events.ts';
import { earlier, lastDayWithin } from './form-ages.ts';

/** What was deleted. */
export type Deleted = { by: 'case' | 'client'; ids: readonly string[] };

const within = ({ by, ids }: Deleted) =>
  sql`form.${sql.ref(by === 'case' ? 'case_id' : 'client_id')} = any(${[...ids]}::uuid[])`;

/** Pauses the forms that are out with their deleted case or client. The use stays held and the link stays. */
export async function pauseForms({ db, organizationId, accountId }: Scope, deleted: Deleted): Promise<void> {
  const { rows } = await sql<{ administrationId: string }>`
    with out as (
      select form.id from administrations form
      where form.organization_id = ${organizationId} and ${within(deleted)} and form.is_out and form.paused_at is null
      order by form.id for no key update
    )
    update administrations set paused_at = now(), paused_by = ${deleted.by} from out
    where administrations.organization_id = ${organizationId} and administrations.id = out.id
    returning administrations.id as "administrationId"
  `.execute(db);
  for (const { administrationId } of rows) {
    const form = { organizationId, administrationId };
    await recordEvent(db, form, { kind: 'paused', accountId, detail: `The ${deleted.by} was deleted.` });
    // Nobody works in a deleted case, so critical answers are told now.
    await asSystem(db, (system) => lookThrough(system, form, { isOver: false }));
  }
}

type Paused = {
  id: string;
  organization_id: string;
  case_id: string;
  number: number;
  formName: string;
  respondentName: string;
  isSubmitted: boolean;
  dueOn: CalendarDay;
  pausedAt: Date;
  dateOfBirth: CalendarDay;
  toMonths: number;
  isBarred: boolean;
  /** Whether its use is still held. */
  isHeld: boolean;
  /** The last day on which its use can be consumed; null is no limit. */
  heldUntil: CalendarDay | null;
};

/**
 * Revives the forms that were paused with a restored case or client, with the days that are left of them. A form that
 * consent, age, contact or license no longer allow is withdrawn; returns these. What was submitted meanwhile is scored
 * by the next run of the job.
 */
export async function reviveForms(scope: Scope, deleted: Deleted): Promise<NotRevived[]> {
  const lost: NotRevived[] = [];
  for (const form of await asSystem(scope.db, (system) => lockPaused(system, scope, deleted))) {
    const why = await findFault(scope, form);
    if (why === undefined) {
      await revive(scope, form);
      continue;
    }
    await endAdministration(scope.db, clerkOf(scope), form, {
      event: 'not-revived',
      accountId: scope.accountId,
      reason: FAULTS[why],
    });
    const { id, formName, respondentName } = form;
    lost.push({ id, number: numberOf(form.number), formName, respondentName, why });
  }
  return lost;
}

/** As the timeline says it. */
const FAULTS: Record<RevivalFault, string> = {
  consent: 'Consent has ended meanwhile.',
  age: 'The client has grown out of the form meanwhile.',
  contact: 'The respondent must not be contacted any more.',
  license: 'The license of its use has ended meanwhile.',
};

/** As the system: the use may have been held for a colleague who had the client before. */
async function lockPaused(db: Db, { organizationId }: Scope, deleted: Deleted): Promise<Paused[]> {
  const { rows } = await sql<Paused>`
    select form.id, form.organization_id, form.case_id, form.number,
      product.acronym || ' ' || instrument.name as "formName",
      respondent.first_name || ' ' || respondent.last_name as "respondentName",
      not form.is_out as "isSubmitted", form.due_on as "dueOn", form.paused_at as "pausedAt",
      client.date_of_birth as "dateOfBirth", instrument.to_months as "toMonths",
      coalesce(contact.no_contact_since > form.paused_at, false) as "isBarred",
      held.id is not null as "isHeld",
      case when held.honoured_at is null then lot.expires_on + ${DAYS_AFTER_END}::integer end as "heldUntil"
    from administrations form
    join clients client on client.organization_id = form.organization_id and client.id = form.client_id
    join respondents respondent
      on respondent.organization_id = form.organization_id and respondent.id = form.respondent_id
    join product_features feature on feature.id = form.feature_id
    join products product on product.id = feature.product_id
    join instrument_forms instrument
      on instrument.form_id = form.form_id and instrument.version = form.instrument_version
    left join client_contacts contact
      on contact.organization_id = form.organization_id and contact.id = respondent.contact_id
    left join license_holds held
      on held.organization_id = form.organization_id and held.administration_id = form.id and held.outcome is null
    left join license_holdings holding
      on holding.organization_id = held.organization_id and holding.id = held.holding_id
    left join license_lots lot on lot.organization_id = holding.organization_id and lot.id = holding.lot_id
    where form.organization_id = ${organizationId} and ${within(deleted)} and form.paused_by = ${deleted.by}
    order by form.id for no key update of form
  `.execute(db);
  return rows;
}

/** What time or somebody has changed since the pause. What was so before the pause is left as it was. */
async function findFault(scope: Scope, form: Paused): Promise<RevivalFault | undefined> {
  const today = organizationDay(scope.timeZone);
  if (!form.isHeld || (form.heldUntil !== null && form.heldUntil < today)) return 'license';
  if (form.isSubmitted) return undefined;
  const pausedOn = organizationDay(scope.timeZone, form.pausedAt);
  const lastOfAge = lastDayWithin(form.dateOfBirth, form.toMonths);
  if (pausedOn <= lastOfAge && lastOfAge < today) return 'age';
  if (form.isBarred) return 'contact';
  const allows = (at: Date) => allowsAssessment(scope, form.case_id, at);
  if (!(await allows(new Date())) && (await allows(form.pausedAt))) return 'consent';
  return undefined;
}

async function revive(scope: Scope, form: Paused): Promise<void> {
  const { db, organizationId, accountId, timeZone } = scope;
  const days = daysBetween(organizationDay(timeZone, form.pausedAt), organizationDay(timeZone));
  const dueOn = days > 0 && !form.isSubmitted ? grownBy(days, form) : form.dueOn;
  await db
    .updateTable('administrations')
    .set({ paused_at: null, paused_by: null, due_on: dueOn })
    .where('organization_id', '=', organizationId)
    .where('id', '=', form.id)
    .execute();
  if (days > 0) await shiftReminders(scope, form.id, days);
  const detail = dueOn === form.dueOn ? '' : `Due ${displayDate(dueOn)}`;
  await recordEvent(
    db,
    { organizationId, administrationId: form.id },
    { kind: 'revived', accountId, detail },
  );
}

/** The due date grows by the pause, as far as the client's age and the license allow. */
function grownBy(days: number, { dueOn, dateOfBirth, toMonths, heldUntil }: Paused): CalendarDay {
  const latest = earlier(lastDayWithin(dateOfBirth, toMonths), heldUntil);
  const grown = earlier(addDays(dueOn, days), latest);
  return grown < dueOn ? dueOn : grown;
}

/** Reminders rest during a pause, too. */
async function shiftReminders({ db, organizationId }: Scope, id: string, days: number): Promise<void> {
  await sql`
    update form_reminders reminder
    set day = case when kind = 'day-before' then form.due_on - 1 else reminder.day + ${days}::integer end
    from administrations form
    where reminder.organization_id = ${organizationId} and reminder.administration_id = ${id}
      and reminder.state = 'planned' and form.organization_id = ${organizationId} and form.id = ${id}
  `.execute(db);
}
