import type { AdministrationAction } from '@hub/contract/core/administrations/administration';
import type { Alert } from '@hub/contract/core/administrations/alert';
import {
  type AdministrationNeed,
  type FormInNeed,
  NOT_OPENED_DAYS,
} from '@hub/contract/core/administrations/needing-action';
import { displayDate } from '@hub/contract/dates/date-display';
import { browserDayOf } from '../../../lib/browser-day.ts';
import type { Tone } from '../../../ui/tone/tone.tsx';

type Need = {
  title: string;
  hint: string;
  tone: Tone;
  /** The actions on the card. */
  actions: readonly AdministrationAction[];
  /** The link to the page of the form. */
  link: string;
  /** The text about one form. */
  fact: (form: FormInNeed) => string;
};

export const needs: Record<AdministrationNeed, Need> = {
  'to-review': {
    title: 'To review',
    hint: 'Read why they are not scored',
    tone: 'priority',
    actions: [],
    link: 'Review',
    fact: ({ submitted }) => (submitted ? `submitted ${displayDate(browserDayOf(submitted))}` : ''),
  },
  'mail-refused': {
    title: 'Mail refused',
    hint: 'Change the address, or hand the link over',
    tone: 'alert',
    actions: ['change-address', 'copy-link'],
    link: 'Open',
    fact: ({ mail }) => mail?.reason ?? '',
  },
  overdue: {
    title: 'Overdue',
    hint: 'Extend or withdraw them',
    tone: 'alert',
    actions: ['change-due-date', 'withdraw'],
    link: 'Open',
    fact: ({ dueOn }) => `due ${displayDate(dueOn)}`,
  },
  'not-opened': {
    title: `Not opened for ${NOT_OPENED_DAYS} days`,
    hint: 'Remind, or hand the link over',
    tone: 'focus',
    actions: ['remind', 'copy-link'],
    link: 'Open',
    fact: ({ dueOn }) => `due ${displayDate(dueOn)}`,
  },
};

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** 'unread for 5 hours' */
export function unreadFor(created: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(created)) / HOUR_MS);
  if (hours < 1) return 'unread for less than an hour';
  const [number, unit] = hours < 2 * HOURS_A_DAY ? [hours, 'hour'] : [Math.floor(hours / HOURS_A_DAY), 'day'];
  return `unread for ${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** Who else was told that an alert is unread; empty where nobody was. */
export function whoKnows({ backupTold, managersTold }: Pick<Alert, 'backupTold' | 'managersTold'>): string {
  if (managersTold) return 'your managers were told that it is unread';
  return backupTold ? 'your backup was told that it is unread' : '';
}
