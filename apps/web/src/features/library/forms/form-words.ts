import type { ProductForm } from '@hub/contract/core/forms/forms';
import { agesInWords, languagesInWords, minutesInWords, respondentLabels } from '../product-words.ts';

type Norms = NonNullable<ProductForm['norms']>;

const groupLabels: Record<Norms['groups'][number], string> = {
  combined: 'combined',
  male: 'male',
  female: 'female',
};

/** The respondents, the ages and the duration of a form, in a few short texts. */
export const formInShort = ({ respondent, ageMonths, items, minutes, languages }: ProductForm) => [
  respondentLabels[respondent],
  `Ages ${agesInWords({ ageMonths })}`,
  items === 1 ? '1 item' : `${items} items`,
  minutesInWords(minutes),
  languagesInWords(languages),
];

/** 'Anger, Worry': the scales, beginning with those that are made of items. */
export const scalesInWords = ({ scales }: Pick<ProductForm, 'scales'>, kind: 'scales' | 'composites') =>
  scales
    .filter(({ isComposite }) => isComposite === (kind === 'composites'))
    .map(({ name }) => name)
    .join(', ');

/** 'N = 200 to 400 in each group and age: combined, male, female' */
export function sampleInWords({ size: { from, to }, groups }: Norms): string {
  const count = from === to ? String(from) : `${from} to ${to}`;
  const names = groups.map((group) => groupLabels[group]).join(', ');
  return `N = ${count} in each group and age band: ${names}`;
}

export const ageBandsInWords = ({ ageBands }: Norms) =>
  ageBands.map((ageMonths) => agesInWords({ ageMonths })).join(', ');
