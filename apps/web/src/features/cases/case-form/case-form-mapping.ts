import type { Case } from '@hub/contract/core/cases/case';
import type { createCase, updateCase } from '@hub/contract/core/cases/cases';
import { addYears, type CalendarDay } from '@hub/contract/dates/calendar-day';
import type { InputOf } from '@hub/contract/http/endpoint';
import type { CaseFormValues, CompleteCase, CompleteNewCase, NewCaseFormValues } from './case-form-schema.ts';

type NewCase = InputOf<typeof createCase>['body'];
type ChangedCase = InputOf<typeof updateCase>['body'];

/** When a case expires that nobody has given another date. */
export const usualExpiration = (referralDate: CalendarDay) => addYears(referralDate, 1);

/** What the form of a new case begins with. */
export const emptyCase = (today: CalendarDay): NewCaseFormValues => ({
  caseName: '',
  referralDate: today,
  expirationDate: usualExpiration(today),
  referredByName: '',
  referredByEmail: '',
  referralReason: { html: '', text: '' },
  note: { html: '', text: '' },
});

/** What it begins with for a case that exists. */
export const valuesOf = (stored: Case): CaseFormValues => ({
  caseName: stored.caseName,
  referralDate: stored.referralDate,
  expirationDate: stored.expirationDate,
  referredByName: stored.referredByName,
  referredByEmail: stored.referredByEmail,
  referralReason: stored.referralReason,
});

/** What is sent of a new case: a note in which nothing is written is left out. */
export const newCaseOf = ({ note, ...values }: CompleteNewCase, clientId: string): NewCase => ({
  clientId,
  ...values,
  ...(note.text !== '' && { notes: [{ note }] }),
});

export const changedCaseOf = (values: CompleteCase, before: Case): ChangedCase => ({
  version: before.version,
  ...values,
});

/** The field that a path of the server's is about. */
export const fieldOf = (path: string) =>
  path.replace(/^notes\.\d+\.note/, 'note').replace(/\.(html|text)$/, '');
