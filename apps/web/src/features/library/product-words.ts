import type { Product } from '@hub/contract/core/products/product';
import type { QualificationLevel } from '@hub/contract/core/products/qualification';

const MONTHS = 12;

/** An age in the usual notation of tests: years and months, as in 6:0. */
export const ageInWords = (months: number) => `${Math.floor(months / MONTHS)}:${months % MONTHS}`;

/** The ages that a product is for; undefined if it is not for clients. */
export const agesInWords = ({ ageMonths }: Pick<Product, 'ageMonths'>) =>
  ageMonths ? `${ageInWords(ageMonths.from)}–${ageInWords(ageMonths.to)}` : undefined;

export const respondentLabels: Record<Product['respondents'][number], string> = {
  self: 'Self-report',
  parent: 'Parent',
  teacher: 'Teacher',
  clinician: 'Clinician',
};

/** The respondents, as in 'Parent, teacher'. */
export function respondentsInWords({ respondents }: Pick<Product, 'respondents'>): string {
  const words = respondents.map((respondent) => respondentLabels[respondent].toLowerCase()).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const minutesInWords = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** 'LBS-2, Second Edition' */
export const shortTitle = ({ acronym, edition }: Pick<Product, 'acronym' | 'edition'>) =>
  [acronym, edition].filter(Boolean).join(', ');

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });

export const languagesInWords = (tags: readonly string[]) =>
  tags.map((tag) => languageNames.of(tag) ?? tag).join(', ');

/** The qualification that is needed to give it. */
export const levelsInWords: Record<QualificationLevel, string> = {
  A: 'Level A: anyone',
  B: "Level B: a bachelor's degree or more, or a license",
  C: "Level C: a master's or doctoral degree, or a license",
};
