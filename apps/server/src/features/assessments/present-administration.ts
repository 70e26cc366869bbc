import type {
  Administration,
  AdministrationAction,
  TimelineEntry,
  WholeAdministration,
} from '@hub/contract/core/administrations/administration';
import type { Alert } from '@hub/contract/core/administrations/alert';
import type { FormReminder } from '@hub/contract/core/administrations/reminders';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { organizationDay } from '../../http/reader-day.ts';
import { type findEvents, type ListedRow, numberOf } from './administration-repository.ts';
import type { ReminderRow } from './reminders/reminder-plan.ts';

type Reader = { accountId: string; today: CalendarDay; timeZone: string | null };

export const presentAdministration = (row: ListedRow, reader: Reader): Administration => ({
  id: row.id,
  number: numberOf(row.number),
  caseId: row.case_id,
  formId: row.form_id,
  formName: row.form_name,
  instrumentVersion: row.instrument_version,
  productId: row.product_id,
  productName: row.product_name,
  productAcronym: row.product_acronym,
  respondent: {
    id: row.respondent_id,
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
  },
  role: row.role,
  delivery: row.delivery,
  language: row.language,
  dueOn: row.due_on,
  state: row.state,
  isOverdue: row.is_with_respondent && row.due_on <= reader.today,
  answered: row.answered,
  items: row.items,
  sent: row.sent_at.toISOString(),
  opened: moment(row.opened_at),
  lastAnswer: moment(row.last_answer_at),
  submitted: moment(row.submitted_at),
  scored: moment(row.scored_at),
  ended: moment(row.ended_at),
  mail:
    row.mail_state && row.mail_at
      ? { state: row.mail_state, at: row.mail_at.toISOString(), reason: row.mail_reason }
      : null,
  hasUnreadAlert: row.has_unread_alert,
  paper: row.paper_phase,
  actions: actionsOf(row, reader),
});

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** The actions of the reader. With a shared client this is only the second entry from paper, when it is requested. */
function actionsOf(row: ListedRow, reader: Reader): AdministrationAction[] {
  const isOwn = row.case_account_id === reader.accountId;
  if (row.is_out) {
    if (row.case_closed_at) return [];
    if (!isOwn) return row.paper_phase === 'second' ? ['enter-paper'] : [];
    return row.paper_phase ? ['enter-paper', 'withdraw'] : actionsOfRespondent(row, reader);
  }
  if (!isOwn) return [];
  if (row.state === 'needs-review') return ['accept-review', 'discard'];
  return row.state === 'scored' ? ['correct', 'choose-norms'] : [];
}

/** The actions while a form is with its respondent. */
function actionsOfRespondent(row: ListedRow, reader: Reader): AdministrationAction[] {
  const actions: AdministrationAction[] = [];
  if (row.role === 'clinician') actions.push('fill-in');
  else {
    if (row.email) actions.push('resend');
    if (canBeReminded(row, reader)) actions.push('remind');
    actions.push('change-address', 'start-here');
  }
  actions.push('copy-link', 'code', 'change-due-date');
  if (row.answered > 0) actions.push('submit');
  if (row.first_answer_at === null) actions.push('print', 'enter-paper');
  actions.push('withdraw');
  return actions;
}

/** Whether a form that is out can be reminded of: there is a mail, and no reminder today. */
const canBeReminded = (row: ListedRow, { today, timeZone }: Reader) =>
  row.email !== '' &&
  row.mailed_at !== null &&
  row.mail_state !== 'refused' &&
  !(row.reminded_at && organizationDay(timeZone, row.reminded_at) === today);

type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

export const presentWhole = (
  row: ListedRow,
  {
    alerts,
    events,
    reminders,
  }: { alerts: Alert[]; events: readonly EventRow[]; reminders: readonly ReminderRow[] },
  reader: Reader,
): WholeAdministration => ({
  ...presentAdministration(row, reader),
  clientId: row.client_id,
  clientName: row.client_name,
  caseName: row.case_name,
  batteryId: row.battery_id,
  notice: row.notice,
  alerts,
  wantedReminders: row.reminders,
  reminders: reminders.filter(({ written_at }) => written_at || isReminded(row)).map(presentReminder),
  timeline: events.map(presentEvent),
});

/** Planned reminders are sent only for forms that are out and whose mail was not refused. */
const isReminded = ({ is_out, mail_state }: ListedRow) => is_out && mail_state !== 'refused';

const presentReminder = ({ kind, day, written_at }: ReminderRow): FormReminder => ({
  kind,
  day,
  sent: moment(written_at),
});

const presentEvent = ({ at, kind, detail, first_name, last_name }: EventRow): TimelineEntry => ({
  at: at.toISOString(),
  kind,
  byName: first_name === null ? null : `${first_name} ${last_name}`,
  detail,
});
