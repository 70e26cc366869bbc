import { caseFields } from '@hub/contract/core/cases/case';
import { expiringAfterReferral } from '@hub/contract/fields/expiration-date';
import { optionalRichText } from '@hub/contract/fields/rich-text';
import * as z from 'zod/mini';

export const caseFormSchema = expiringAfterReferral(z.object(caseFields));

/** A new case may begin with a note. */
export const newCaseFormSchema = expiringAfterReferral(z.object({ ...caseFields, note: optionalRichText }));

export type CaseFormValues = z.input<typeof caseFormSchema>;
export type CompleteCase = z.output<typeof caseFormSchema>;
export type NewCaseFormValues = z.input<typeof newCaseFormSchema>;
export type CompleteNewCase = z.output<typeof newCaseFormSchema>;
