import * as z from 'zod/mini';
import { chosenOrNot } from '../../catalogs/catalog.ts';
import {
  annualHouseholdIncomes,
  economicDisadvantages,
  numbersOfSiblings,
} from '../../catalogs/households.ts';

export const demographicFields = {
  numberOfSiblingsId: chosenOrNot(numbersOfSiblings),
  annualHouseholdIncomeId: chosenOrNot(annualHouseholdIncomes),
  economicDisadvantageId: chosenOrNot(economicDisadvantages),
};

type Demographic = z.output<z.ZodMiniObject<typeof demographicFields>>;

/** A record in which nothing is said is no record. */
export const saysSomething = z.refine<Demographic>(
  (demographic) =>
    demographic.numberOfSiblingsId !== null ||
    demographic.annualHouseholdIncomeId !== null ||
    demographic.economicDisadvantageId !== null,
  'Fill in at least one field',
);

export const newDemographic = z.strictObject(demographicFields).check(saysSomething);

export const demographic = z.strictObject({
  id: z.uuid(),
  numberOfSiblingsId: z.nullable(z.int()),
  annualHouseholdIncomeId: z.nullable(z.int()),
  economicDisadvantageId: z.nullable(z.int()),
  version: z.int(),
});
