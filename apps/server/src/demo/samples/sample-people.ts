import type { Answers } from '@hub/instrument/filled-form';
import type { Role } from '@hub/report/report-input';

/** A made-up person, and the answers of the form about them. */
export interface SamplePerson {
  /** The name of the files of the product and its instrument. */
  name: string;
  form: string;
  client: { firstName: string; lastName: string; birthDate: string; sex: 'female' | 'male' };
  respondent: { name: string; role: Role };
  referralReason: string;
  /** By item; or the codes of the items in the order of the form. */
  answers: string | Answers;
}

export const samplePeople: readonly SamplePerson[] = [
  {
    name: 'lbs-2',
    form: 'parent',
    client: { firstName: 'Robin', lastName: 'Sampleton', birthDate: '2015-06-21', sex: 'male' },
    respondent: { name: 'Avery Sampleton', role: 'parent' },
    referralReason: 'Trouble sitting through lessons since the fall.',
    answers: '132121122111130021212021221131211022121121210312321221210011',
  },
  {
    name: 'lap',
    form: 'parent',
    client: { firstName: 'Juniper', lastName: 'Sampleton', birthDate: '2017-02-11', sex: 'female' },
    respondent: { name: 'Avery Sampleton', role: 'parent' },
    referralReason: 'How much help is needed from day to day.',
    answers: '232222222212212212222221212122222323322121211222',
  },
  {
    name: 'lmc',
    form: 'self',
    client: { firstName: 'Morgan', lastName: 'Sampleton', birthDate: '1994-10-02', sex: 'female' },
    respondent: { name: 'Morgan Sampleton', role: 'self' },
    referralReason: 'Low mood since a move to another city.',
    answers: '221121122110',
  },
  {
    name: 'lco',
    form: 'observer',
    client: { firstName: 'Robin', lastName: 'Sampleton', birthDate: '2015-06-21', sex: 'male' },
    respondent: { name: 'Dr. Quinn Example', role: 'clinician' },
    referralReason: 'Trouble sitting through lessons since the fall.',
    answers: {
      lesson: 'group',
      minutes: 40,
      'on-task': 17,
      'classmate-on-task': 26,
      'call-out': 'yes',
      'call-out-times': 6,
      'call-out-then': ['teacher', 'laughter'],
      'leave-seat': 'yes',
      'leave-seat-times': 3,
      'leave-seat-then': ['teacher'],
      touch: 'no',
      alone: 'yes',
      'alone-times': 4,
      'alone-then': ['nothing'],
      asked: 'yes',
      'asked-times': 2,
      calmer: 'help',
      note: 'The room was loud that day.',
    },
  },
];
