import { type Case, caseRules } from '@hub/contract/core/cases/case';
import type { createCase, updateCase } from '@hub/contract/core/cases/cases';
import { addYears, type CalendarDay } from '@hub/contract/dates/calendar-day';
import { expiringAfterReferral } from '@hub/contract/fields/expiration-date';
import { optionalRichText } from '@hub/contract/fields/rich-text';
import type { InputOf } from '@hub/contract/http/endpoint';
import * as z from 'zod/mini';

export const caseFormSchema = expiringAfterReferral(z.object(caseRules));

/** A new case may begin with a note. */
export const newCaseFormSchema = expiringAfterReferral(z.object({ ...caseRules, note: optionalRichText }));

export type CaseFormValues = z.input<typeof caseFormSchema>;
type CompleteCase = z.output<typeof caseFormSchema>;
type NewCaseFormValues = z.input<typeof newCaseFormSchema>;
type CompleteNewCase = z.output<typeof newCaseFormSchema>;

type NewCase = InputOf<typeof createCase>['body'];
type ChangedCase = InputOf<typeof updateCase>['body'];

/** When a case expires unless another date is chosen. */
export const usualExpiration = (referralDate: CalendarDay) => addYears(referralDate, 1);

/** The values that the form of a new case begins with. */
export const emptyCase = (today: CalendarDay): NewCaseFormValues => ({
  caseName: '',
  referralDate: today,
  expirationDate: usualExpiration(today),
  referredByName: '',
  referredByEmail: '',
  referralReason: { html: '', text: '' },
  note: { html: '', text: '' },
});

/** The values that the form begins with for a case that exists. */
export const valuesOf = (stored: Case): CaseFormValues => ({
  caseName: stored.caseName,
  referralDate: stored.referralDate,
  expirationDate: stored.expirationDate,
  referredByName: stored.referredByName,
  referredByEmail: stored.referredByEmail,
  referralReason: stored.referralReason,
});

/** The request for a new case, without an empty note. */
export const newCaseOf = ({ note, ...values }: CompleteNewCase, clientId: string): NewCase => ({
  clientId,
  ...values,
  ...(note.text !== '' && { notes: [{ note }] }),
});

export const changedCaseOf = (values: CompleteCase, before: Case): ChangedCase => ({
  version: before.version,
  ...values,
});

/** The form field for a path of the server. */
export const fieldOf = (path: string) =>
  path.replace(/^notes\.\d+\.note/, 'note').replace(/\.(html|text)$/, '');
