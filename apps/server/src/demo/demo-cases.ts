import type { NewCase } from '@hub/contract/core/cases/cases';
import { addDays, addYears, type CalendarDay } from '@hub/contract/dates/calendar-day';
import type { RichText } from '@hub/contract/fields/rich-text';
import { readRichText } from '../rich-text/read-rich-text.ts';

/** Made-up referrals for a first look and for tests. */
export type DemoCase = {
  case: Omit<NewCase, 'clientId' | 'notes'>;
  progress: number;
  isClosed: boolean;
  notes: DemoNote[];
};
export type DemoNote = { note: RichText; daysAgo: number };

const NAMES = [
  'Reading evaluation',
  'School readiness',
  'Attention and focus',
  'Annual review',
  'Anxiety follow-up',
  'Memory concerns',
  'Speech and language screening',
  'Re-evaluation after three years, with classroom observation and a meeting with the whole family',
  'Évaluation développementale',
];
const REFERRERS = [
  { referredByName: 'Dr. Ines Halvorsen', referredByEmail: 'ines.halvorsen@demo.test' },
  { referredByName: 'Lanternfield Elementary School', referredByEmail: '' },
  { referredByName: '', referredByEmail: '' },
  { referredByName: 'Parent', referredByEmail: 'parent@demo.test' },
];
const REASONS = [
  'Falls behind in reading fluency since the start of the school year.',
  'Trouble keeping attention in class and at home.',
  'The family asks whether extra support is needed before first grade.',
];
/** Days until expiration, chosen so that every badge and every filter has cases. */
const REMAINING = [
  -400, -95, -31, -8, -1, 0, 1, 3, 6, 7, 12, 20, 29, 30, 31, 45, 60, 88, 120, 151, 200, 240, 290, 330, 358,
  362, 364, 365,
];

const every = (index: number, step: number) => index % step === 0;
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

const rich = (html: string): RichText => readRichText({ html });
const paragraph = (text: string): RichText => rich(`<p>${text}</p>`);

/** Generates different cases of every age and state. */
export const demoCases = (count: number, today: CalendarDay): DemoCase[] =>
  Array.from({ length: count }, (_, index) => demoCase(index, today));

function demoCase(index: number, today: CalendarDay): DemoCase {
  const expirationDate = addDays(today, pick(REMAINING, index * 5));
  return {
    case: {
      caseName: pick(NAMES, index),
      referralDate: addYears(expirationDate, -1),
      expirationDate,
      ...pick(REFERRERS, index),
      referralReason: every(index, 4) ? { html: '', text: '' } : paragraph(pick(REASONS, index)),
    },
    progress: (index % 3) + 1,
    isClosed: every(index, 6),
    notes: notesOf(index),
  };
}

function notesOf(index: number): DemoNote[] {
  const written: DemoNote[] = [
    { note: paragraph('Called the family and set a first appointment.'), daysAgo: 20 },
    {
      note: rich(
        '<p>Observation in class:</p><ul><li><p>starts quickly</p></li><li><p>loses the thread after <strong>ten minutes</strong></p></li></ul>',
      ),
      daysAgo: 12,
    },
    {
      note: rich(
        '<p>Background reading for the feedback: <a href="https://www.example.com/reading">the reading guide</a>.</p>',
      ),
      daysAgo: 3,
    },
  ];
  return written.slice(0, index % 4);
}
