import type {
  Administration,
  AdministrationState,
  TimelineEntry,
} from '@hub/contract/core/administrations/administration';
import type { GivableForm } from '@hub/contract/core/administrations/givable-forms';
import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import { displayDate } from '@hub/contract/dates/date-display';
import { browserDayOf } from '../../lib/browser-day.ts';
import type { Tone } from '../../ui/tone/tone.tsx';

export const stateWords: Record<AdministrationState, { label: string; tone: Tone }> = {
  waiting: { label: 'Not opened yet', tone: 'neutral' },
  opened: { label: 'Opened', tone: 'focus' },
  'in-progress': { label: 'In progress', tone: 'focus' },
  submitted: { label: 'Submitted', tone: 'focus' },
  'needs-review': { label: 'Needs review', tone: 'priority' },
  scored: { label: 'Scored', tone: 'success' },
  declined: { label: 'Declined', tone: 'priority' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'alert' },
  discarded: { label: 'Discarded', tone: 'neutral' },
};

/** 'LBS-2 Parent form': several products have forms of the same name. */
export const formTitle = ({
  productAcronym,
  formName,
}: Pick<Administration, 'productAcronym' | 'formName'>) => `${productAcronym} ${formName}`;

export const givableTitle = ({ productAcronym, name }: Pick<GivableForm, 'productAcronym' | 'name'>) =>
  `${productAcronym} ${name}`;

export const respondentName = ({ respondent }: Pick<Administration, 'respondent'>) =>
  `${respondent.firstName} ${respondent.lastName}`;

/** The status of a form in a few short texts. */
export function standingInWords(form: Administration): string[] {
  const { state, answered, items, dueOn, isOverdue, submitted, ended } = form;
  const isWithRespondent = !submitted && !ended;
  return [
    form.delivery === 1 ? 'Email' : 'In Person',
    paperInWords(form),
    isWithRespondent && state === 'in-progress' && !form.paper ? `${answered} of ${items} answered` : '',
    isWithRespondent && !form.paper ? `${isOverdue ? 'was due' : 'due'} ${displayDate(dueOn)}` : '',
    submitted
      ? `submitted ${displayDate(browserDayOf(submitted))}`
      : ended
        ? `ended ${displayDate(browserDayOf(ended))}`
        : '',
  ].filter(Boolean);
}

const paperWords: Record<NonNullable<Administration['paper']>, string> = {
  first: 'being entered from paper',
  second: 'waits for a second entry',
  compare: 'two entries to compare',
  done: 'from paper',
};

export const paperInWords = ({ paper }: Pick<Administration, 'paper'>) => (paper ? paperWords[paper] : '');

const timelineWords: Record<TimelineEntry['kind'], string> = {
  sent: 'Added',
  'mail-written': 'Mail written',
  'mail-accepted': 'Mail accepted by the mail server',
  'mail-refused': 'Mail refused',
  'address-changed': 'Address changed',
  'due-date-changed': 'Due date changed',
  'link-copied': 'Link copied',
  'code-created': 'Code for another device made',
  'started-here': 'Started on a device of yours',
  opened: 'Opened',
  'first-answer': 'First answer',
  resumed: 'Opened again',
  'language-changed': 'Language changed',
  reminded: 'Reminder written',
  'reminders-changed': 'Reminders changed',
  submitted: 'Submitted',
  'submitted-by-practitioner': 'Submitted as it was',
  'paper-begun': 'Entry from paper begun',
  'second-entry-asked': 'A second entry asked for',
  'second-entry-done': 'Entered a second time',
  'entered-from-paper': 'Entered from paper',
  scored: 'Scored',
  'needs-review': 'Needs review',
  'not-scored': 'No scale could be scored',
  'review-accepted': 'Accepted after a review',
  discarded: 'Discarded',
  corrected: 'Answers corrected',
  'scored-again': 'Scored again',
  declined: 'The respondent declined',
  'not-for-me': 'The respondent says that it is not for them',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  paused: 'Paused',
  revived: 'Goes on',
  'not-revived': 'Withdrawn',
  'critical-answers': 'Critical answers found',
  'backup-told': 'The backup was told that critical answers are unread',
  'managers-told': 'The managers were told that critical answers are unread',
  'alert-acknowledged': 'Critical answers acknowledged',
};

/** 'Withdrawn by Nora Vale: no longer needed' */
export function eventInWords({ kind, byName, detail }: TimelineEntry): string {
  const by = byName ? ` by ${byName}` : '';
  const about = /^\d{4}-\d\d-\d\d$/.test(detail) ? displayDate(detail) : detail;
  return `${timelineWords[kind]}${by}${about && `: ${about}`}`;
}

const refusals: Record<NonNullable<GivableForm['refusal']>, string> = {
  'too-young': 'The client is younger than the ages of this form.',
  'too-old': 'The client is older than the ages of this form.',
  'no-use-left': 'No use is left. Ask for some in the Library.',
  'not-qualified': 'Your profile does not show the qualification that it needs.',
};

export const refusalInWords = ({ refusal }: Pick<GivableForm, 'refusal'>) =>
  refusal ? refusals[refusal] : undefined;

export const usesInWords = (uses: number) => (uses === 1 ? '1 use left' : `${uses} uses left`);

type Scale = ScoreVersion['scales'][number];

const reasons: Record<NonNullable<Scale['reason']>, string> = {
  TOO_MANY_MISSING: 'Too many answers are missing',
  OUT_OF_NORM_RANGE: 'There are no norms for this age or score',
  NO_NORM_GROUP: 'There are no norms of this group',
  NOT_ON_FORM: 'Not on this form',
  DEPENDS_ON: 'A part of it has no score',
};

/** Why a scale has no score. */
export function reasonInWords({ reason, dependsOn }: Pick<Scale, 'reason' | 'dependsOn'>): string {
  if (!reason) return '';
  return dependsOn.length > 0 ? `No score for ${dependsOn.join(', ')}` : reasons[reason];
}

/** An index of validity with one decimal at most. */
export const indexInWords = (value: number) => String(Math.round(value * 10) / 10);

export const intervalInWords = (interval: Scale['interval90']) =>
  interval ? `${interval.from}–${interval.to}` : '';
