import { addressTypes } from './address-types.ts';
import type { Catalog } from './catalog.ts';
import { degrees } from './degrees.ts';
import { genderIdentities } from './gender-identities.ts';
import { genders } from './genders.ts';
import { grades } from './grades.ts';
import { handedness } from './handedness.ts';
import { annualHouseholdIncomes, economicDisadvantages, numbersOfSiblings } from './households.ts';
import { languages } from './languages.ts';
import { professionalSpecializations } from './professional-specializations.ts';
import { pronouns } from './pronouns.ts';
import { emergencyRelationships, profileRelationships } from './relationships.ts';

/** Every list of options by its name on the wire, in the order in which it is shown. */
export const catalogs = {
  addressType: addressTypes,
  annualHouseholdIncome: annualHouseholdIncomes,
  degree: degrees,
  economicDisadvantage: economicDisadvantages,
  genders,
  genderIdentity: genderIdentities,
  grade: grades,
  handedness,
  numberOfSiblings: numbersOfSiblings,
  primaryLanguage: languages,
  professionalSpecialization: professionalSpecializations,
  pronoun: pronouns,
  relationshipToClientEmergency: emergencyRelationships,
  relationshipToClientProfile: profileRelationships,
} as const satisfies Record<string, Catalog>;

export type CatalogName = keyof typeof catalogs;
