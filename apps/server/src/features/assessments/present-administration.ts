import {
  type Administration,
  type AdministrationAction,
  OUT,
  type TimelineEntry,
  type WholeAdministration,
} from '@hub/contract/core/administrations/administration';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { type findEvents, type ListedRow, numberOf } from './administration-repository.ts';

type Reader = { accountId: string; today: CalendarDay };

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
  isOverdue: OUT.includes(row.state) && row.paper_phase === null && row.due_on <= reader.today,
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
  paper: row.paper_phase,
  actions: actionsOf(row, reader),
});

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** What the reader can do with it. With what a colleague shares: enter it a second time from paper, where that is asked. */
function actionsOf(row: ListedRow, { accountId }: Reader): AdministrationAction[] {
  const isOwn = row.case_account_id === accountId;
  if (OUT.includes(row.state)) {
    if (row.case_closed_at) return [];
    if (!isOwn) return row.paper_phase === 'second' ? ['enter-paper'] : [];
    return row.paper_phase ? ['enter-paper', 'withdraw'] : actionsOfRespondent(row);
  }
  if (!isOwn) return [];
  if (row.state === 'needs-review') return ['accept-review', 'discard'];
  return row.state === 'scored' ? ['correct', 'choose-norms'] : [];
}

/** With a form that is with its respondent. */
function actionsOfRespondent(row: ListedRow): AdministrationAction[] {
  const actions: AdministrationAction[] = [];
  if (row.role === 'clinician') actions.push('fill-in');
  else {
    if (row.email) actions.push('resend');
    actions.push('change-address', 'start-here');
  }
  actions.push('copy-link', 'change-due-date');
  if (row.answered > 0) actions.push('submit');
  if (row.first_answer_at === null) actions.push('enter-paper');
  actions.push('withdraw');
  return actions;
}

type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

export const presentWhole = (
  row: ListedRow,
  events: readonly EventRow[],
  reader: Reader,
): WholeAdministration => ({
  ...presentAdministration(row, reader),
  clientId: row.client_id,
  clientName: row.client_name,
  caseName: row.case_name,
  batteryId: row.battery_id,
  notice: row.notice,
  timeline: events.map(presentEvent),
});

const presentEvent = ({ at, kind, detail, first_name, last_name }: EventRow): TimelineEntry => ({
  at: at.toISOString(),
  kind,
  byName: first_name === null ? null : `${first_name} ${last_name}`,
  detail,
});
