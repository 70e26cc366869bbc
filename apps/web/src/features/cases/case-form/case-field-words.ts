import { displayDate } from '@hub/contract/dates/date-display';
import type { FieldWords } from '../../../lib/form/field-words.ts';
import type { CaseFormValues } from './case-form-mapping.ts';

export const caseLabels = {
  caseName: 'Case name',
  referralDate: 'Referral date',
  expirationDate: 'Expiration date',
  referredByName: 'Referred by',
  referredByEmail: "Referrer's email",
  referralReason: 'Reason for referral',
} satisfies Record<keyof CaseFormValues, string>;

export const caseFieldWords: FieldWords<CaseFormValues> = {
  labelOf: (path) => caseLabels[path as keyof CaseFormValues],
  valueOf(path, values) {
    const name = path as keyof CaseFormValues;
    if (name === 'referralDate' || name === 'expirationDate') return displayDate(values[name]);
    return name === 'referralReason' ? values.referralReason?.text : values[name];
  },
};
