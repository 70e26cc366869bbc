import { EMAIL, IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import type { AnsweredBy, PlannedScreening, ScreeningForm } from '@hub/contract/core/screenings/screening';
import { calendarDate } from '@hub/contract/fields/calendar-date';
import { crossFieldRule } from '@hub/contract/fields/cross-field-rule';
import { optionalEmail } from '@hub/contract/fields/email';
import { NAME_MAX_LENGTH } from '@hub/contract/fields/name';
import { REQUIRED, requiredText } from '@hub/contract/fields/required';
import { limitedText } from '@hub/contract/fields/text';
import * as z from 'zod/mini';

const NAME_OF_SCREENING = 100;
const name = limitedText(NAME_MAX_LENGTH);

/** The values of the screening form. */
export const screeningSchema = crossFieldRule(
  z.object({
    name: requiredText(NAME_OF_SCREENING),
    formId: requiredText(NAME_OF_SCREENING, 'Choose a form'),
    rule: z.enum(['client', 'first-parent', 'same-person']),
    firstName: name,
    lastName: name,
    email: optionalEmail,
    delivery: z.enum(['email', 'inPerson']),
    language: z.string(),
    dueOn: calendarDate,
    initialsOnly: z.boolean(),
  }),
  ({ rule, firstName, lastName, email }) =>
    rule === 'same-person'
      ? [
          ...(firstName ? [] : [{ path: 'firstName', message: REQUIRED }]),
          ...(lastName ? [] : [{ path: 'lastName', message: REQUIRED }]),
          ...(email ? [] : [{ path: 'email', message: REQUIRED }]),
        ]
      : [],
);
export type ScreeningValues = z.output<typeof screeningSchema>;

/** The possible respondents of a form, the usual one first. */
export const rulesOf = ({ role }: Pick<ScreeningForm, 'role'>): readonly ScreeningValues['rule'][] => {
  if (role === 'self') return ['client'];
  return role === 'parent' ? ['first-parent', 'same-person'] : ['same-person'];
};

/** The request for the preview; undefined while values are missing. */
export function plannedOf(
  values: ScreeningValues,
  clientIds: readonly string[],
): PlannedScreening | undefined {
  const { formId, delivery, language, dueOn } = values;
  const answeredBy = answeredByOf(values);
  if (!formId || !answeredBy || !/^\d{4}-\d\d-\d\d$/.test(dueOn)) return undefined;
  return {
    formId,
    answeredBy,
    delivery: delivery === 'email' ? EMAIL : IN_PERSON,
    language,
    dueOn,
    clientIds: [...clientIds],
  };
}

function answeredByOf({ rule, firstName, lastName, email }: ScreeningValues): AnsweredBy | undefined {
  if (rule !== 'same-person') return { rule };
  return firstName && lastName && optionalEmail.safeParse(email).success && email
    ? { rule, firstName, lastName, email }
    : undefined;
}
