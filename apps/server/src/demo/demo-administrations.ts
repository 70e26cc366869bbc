import type { ChosenRespondent } from '@hub/contract/core/administrations/new-administrations';
import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import type { RaterOption, RaterQuestion } from '@hub/contract/core/assessment/rater';

/** Forms that the demonstration's practitioner sent together, some days ago. */
export type DemoSending = {
  client: string;
  caseName: string;
  daysAgo: number;
  forms: readonly DemoForm[];
};

export type DemoForm = {
  formId: string;
  respondent: DemoRespondent;
  /** Sent by mail unless it is filled in on the practitioner's device. */
  isInPerson?: true;
  isMailRefused?: true;
  /** Counted from the day it was sent. */
  dueInDays: number;
  outcome: DemoOutcome;
};

type DemoRespondent =
  | Exclude<ChosenRespondent, { kind: 'contact' | 'known' }>
  | { kind: 'contact'; firstName: string };

/** The outcome, a number of days after the form was sent. */
export type DemoOutcome =
  | { kind: 'waiting' }
  | { kind: 'opened'; afterDays: number }
  | { kind: 'begun'; afterDays: number; given: DemoAnswers }
  | { kind: 'submitted'; afterDays: number; given: DemoAnswers }
  | { kind: 'declined' | 'withdrawn'; afterDays: number; reason: string }
  | { kind: 'expired' };

export type DemoAnswers = {
  /** By item; or the codes of the items in the order of the form, with - for a missing answer. */
  answers: string | Record<string, AnswerValue>;
  rater?: DemoRater;
  /** Answered without reading. */
  isHasty?: true;
};

type DemoRater = { [Question in RaterQuestion]: RaterOption<Question> };

/** The recipient of the form whose link is printed at the start. */
export const PRINTED_RESPONDENT = 'respondent@demo.test';

const self: DemoRespondent = { kind: 'client', email: '' };
const knowsWell: DemoRater = {
  'known-for': 'over-1-year',
  'knows-how-well': 'well',
  interpreter: 'no',
};
const knowsFromClass: DemoRater = {
  'known-for': 'under-1-year',
  'knows-how-well': 'fairly',
  interpreter: 'no',
};

const moodCheck = (fields: Pick<DemoForm, 'outcome'> & Partial<DemoForm>): DemoForm => ({
  formId: 'lmc-self',
  respondent: self,
  dueInDays: 14,
  ...fields,
});

/** One client who feels better each time. */
const waves: DemoSending[] = [
  { daysAgo: 75, afterDays: 1, answers: '321221231201' },
  { daysAgo: 44, afterDays: 3, answers: '221121122110' },
  { daysAgo: 13, afterDays: 2, answers: '112112012120' },
].map(({ daysAgo, afterDays, answers }) => ({
  client: 'Xander Eastwick',
  caseName: 'Anxiety follow-up',
  daysAgo,
  forms: [moodCheck({ outcome: { kind: 'submitted', afterDays, given: { answers } } })],
}));

/** One client as a guardian, a teacher and the client see him. */
const raters: DemoSending = {
  client: 'Percival Silverthorne',
  caseName: 'Memory concerns',
  daysAgo: 38,
  forms: [
    {
      formId: 'lbs-2-parent',
      respondent: { kind: 'contact', firstName: 'Nadia' },
      dueInDays: 14,
      outcome: {
        kind: 'submitted',
        afterDays: 2,
        given: {
          answers: '132121122111130021212021221131211022121121210312321221210011',
          rater: knowsWell,
        },
      },
    },
    {
      formId: 'lbs-2-teacher',
      respondent: {
        kind: 'other',
        firstName: 'Odalys',
        lastName: 'Brightwater',
        email: 'odalys.brightwater@demo.test',
      },
      dueInDays: 14,
      outcome: {
        kind: 'submitted',
        afterDays: 6,
        given: {
          answers: '122020100122130131122032321132321131121131310312221321320000',
          rater: knowsFromClass,
        },
      },
    },
    {
      formId: 'lbs-2-self',
      respondent: self,
      dueInDays: 14,
      outcome: {
        kind: 'submitted',
        afterDays: 4,
        given: { answers: '22212111112012212111112123121130120110021122120012' },
      },
    },
  ],
};

const others: DemoSending[] = [
  {
    client: 'Malachi Bexley',
    caseName: 'Évaluation développementale',
    daysAgo: 52,
    forms: [moodCheck({ outcome: { kind: 'expired' } })],
  },
  {
    client: 'Freya Pemberwick',
    caseName: 'Speech and language screening',
    daysAgo: 33,
    forms: [
      moodCheck({
        outcome: { kind: 'withdrawn', afterDays: 5, reason: 'Sent to the wrong client.' },
      }),
    ],
  },
  {
    client: 'Ezekiel Ravenscroft',
    caseName: 'Memory concerns',
    daysAgo: 30,
    forms: [
      moodCheck({
        outcome: { kind: 'declined', afterDays: 1, reason: 'I would rather talk about it.' },
      }),
    ],
  },
  {
    client: 'Łucja Świętosława',
    caseName: 'Memory concerns',
    daysAgo: 27,
    forms: [
      {
        formId: 'lap-parent',
        respondent: { kind: 'contact', firstName: 'Beatriz' },
        dueInDays: 14,
        outcome: {
          kind: 'submitted',
          afterDays: 3,
          given: {
            answers: '232222222212212212222221212122222323322121211222',
            rater: knowsWell,
          },
        },
      },
    ],
  },
  {
    client: '민준 가람',
    caseName: 'Memory concerns',
    daysAgo: 20,
    forms: [
      moodCheck({
        isInPerson: true,
        outcome: { kind: 'submitted', afterDays: 0, given: { answers: '0112110211-0' } },
      }),
    ],
  },
  {
    client: 'Leocadia Dunmore',
    caseName: 'Anxiety follow-up',
    daysAgo: 16,
    forms: [
      {
        formId: 'lco-observer',
        respondent: { kind: 'practitioner' },
        isInPerson: true,
        dueInDays: 14,
        outcome: {
          kind: 'submitted',
          afterDays: 3,
          given: {
            // Too few answers for a score on any scale.
            answers: {
              lesson: 'group',
              minutes: 22,
              'call-out': 'yes',
              'call-out-times': 2,
              'call-out-then': ['teacher'],
              'leave-seat': 'no',
              alone: 'no',
              calmer: 'alone',
              note: 'A fire drill ended the lesson.',
            },
          },
        },
      },
    ],
  },
  {
    client: 'Delphine Thistlewood',
    caseName: 'School readiness',
    daysAgo: 10,
    forms: [
      moodCheck({
        outcome: { kind: 'submitted', afterDays: 2, given: { answers: '222222222220', isHasty: true } },
      }),
    ],
  },
  {
    client: 'Leocadia Dunmore',
    caseName:
      'Re-evaluation after three years, with classroom observation and a meeting with the whole family',
    daysAgo: 6,
    forms: [
      {
        formId: 'lbs-2-parent',
        respondent: {
          kind: 'other',
          firstName: 'Rosamund',
          lastName: 'Dunmore',
          email: 'rosamund.dunmore@demo.test',
        },
        dueInDays: 21,
        outcome: {
          kind: 'begun',
          afterDays: 4,
          given: { answers: '3321212202322201111220211221012120211021212012110212012110', rater: knowsWell },
        },
      },
      {
        formId: 'lbs-2-teacher',
        respondent: {
          kind: 'other',
          firstName: 'Thaddeus',
          lastName: 'Quill',
          email: 'thaddeus.quil@demo.test',
        },
        isMailRefused: true,
        dueInDays: 21,
        outcome: { kind: 'waiting' },
      },
    ],
  },
  {
    client: 'Мирослава Звездина',
    caseName:
      'Re-evaluation after three years, with classroom observation and a meeting with the whole family',
    daysAgo: 4,
    forms: [
      moodCheck({
        isInPerson: true,
        dueInDays: 21,
        outcome: { kind: 'begun', afterDays: 0, given: { answers: '12201' } },
      }),
    ],
  },
  {
    client: 'Ottilie Underhill',
    caseName: 'School readiness',
    daysAgo: 3,
    forms: [moodCheck({ dueInDays: 21, outcome: { kind: 'opened', afterDays: 1 } })],
  },
  {
    client: 'Tamsin Merriweather',
    caseName: 'School readiness',
    daysAgo: 1,
    forms: [
      moodCheck({
        respondent: { kind: 'client', email: PRINTED_RESPONDENT },
        dueInDays: 90,
        outcome: { kind: 'waiting' },
      }),
    ],
  },
];

/** The client of the three raters, rated once more by his guardian: every report format can be made. */
const ratedAgain: DemoSending = {
  client: raters.client,
  caseName: raters.caseName,
  daysAgo: 1,
  forms: [
    {
      formId: 'lbs-2-parent',
      respondent: { kind: 'contact', firstName: 'Nadia' },
      dueInDays: 14,
      outcome: {
        kind: 'submitted',
        afterDays: 0,
        given: {
          answers: '122111112111120021211011211121211012121111210212211121110011',
          rater: knowsWell,
        },
      },
    },
  ],
};

/** The case whose reports the demonstration shows. */
export const REPORTED = { client: raters.client, caseName: raters.caseName };

/** One form in each lasting state. The oldest come first, since they are numbered in this order. */
export const demoSendings: readonly DemoSending[] = [...waves, raters, ...others, ratedAgain].sort(
  (one, other) => other.daysAgo - one.daysAgo,
);
