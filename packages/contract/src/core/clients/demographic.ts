import * as z from 'zod/mini';
import { recordSchemas } from '../record-fields.ts';
import { optionalChoice } from './choice-field.ts';

export const demographicFields = {
  numberOfSiblingsId: optionalChoice('numberOfSiblings', 'Number of siblings'),
  annualHouseholdIncomeId: optionalChoice('annualHouseholdIncome', 'Annual household income'),
  economicDisadvantageId: optionalChoice('economicDisadvantage', 'Economically disadvantaged'),
};

type Values = Record<string, unknown>;

const hasAnyField = z.refine<Values>(
  (demographic) => Object.keys(demographicFields).some((name) => demographic[name] !== null),
  'Fill in at least one field',
);

export const demographic = recordSchemas(
  demographicFields,
  (schema) => schema.check(hasAnyField as never) as typeof schema,
);
