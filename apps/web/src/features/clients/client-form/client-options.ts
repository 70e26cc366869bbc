import type { CatalogItem } from '@hub/contract/catalogs/catalog';
import { OTHER_GENDER_IDENTITY } from '@hub/contract/catalogs/gender-identities';
import { OTHER_GENDER } from '@hub/contract/catalogs/genders';
import { OTHER_PRONOUNS } from '@hub/contract/catalogs/pronouns';
import type { FormOption } from '../../../lib/form/form-option.ts';
import type { Catalogs } from '../api/use-catalogs.ts';

export type ClientOptions = ReturnType<typeof clientOptions>;

const SELF_DESCRIBED = 'Prefer to self-describe';
const ANOTHER = 'Prefer another option';

/** The options of the client form, in the order in which they come. Some say Other in words of their own. */
export const clientOptions = (catalogs: Catalogs) => ({
  gender: optionsOf(catalogs.genders, { [OTHER_GENDER]: SELF_DESCRIBED }),
  genderIdentity: optionsOf(catalogs.genderIdentity, { [OTHER_GENDER_IDENTITY]: SELF_DESCRIBED }),
  pronouns: optionsOf(catalogs.pronoun, { [OTHER_PRONOUNS]: ANOTHER }),
  primaryLanguage: optionsOf(catalogs.primaryLanguage),
  handedness: optionsOf(catalogs.handedness),
  relationship: optionsOf(catalogs.relationshipToClientProfile),
  grade: optionsOf(catalogs.grade),
  numberOfSiblings: optionsOf(catalogs.numberOfSiblings),
  annualHouseholdIncome: optionsOf(catalogs.annualHouseholdIncome),
  economicDisadvantage: optionsOf(catalogs.economicDisadvantage),
});

const optionsOf = (
  catalog: readonly CatalogItem[],
  words: Record<number, string> = {},
): readonly FormOption[] => catalog.map(({ id, value }) => ({ value: id, label: words[id] ?? value }));
