import type { Definition } from '../definition.ts';
import { type Fault, fault, findTwice } from './fault.ts';

/** Codes must be unique. */
export function findCodeFaults(definition: Definition): Fault[] {
  const { optionSets, items, forms, scales, weightSets = {}, bandSchemes = {} } = definition;
  const listed = (list: 'scales' | 'criteria' | 'validity', kind: string) =>
    findTwice(
      (definition[list] ?? []).map(({ code }) => code),
      (index) => [list, index, 'code'],
      kind,
    );
  return [
    ...findTwice(
      items.map(({ id }) => id),
      (index) => ['items', index, 'id'],
      'item',
    ),
    ...findTwice(
      forms.map(({ id }) => id),
      (index) => ['forms', index, 'id'],
      'form',
    ),
    ...Object.entries(optionSets).flatMap(([name, options]) =>
      findTwice(
        options.map(({ code }) => code),
        (index) => ['optionSets', name, index, 'code'],
        'option',
      ),
    ),
    ...Object.entries(bandSchemes).flatMap(([name, { bands }]) =>
      findTwice(
        bands.map(({ code }) => code),
        (index) => ['bandSchemes', name, 'bands', index, 'code'],
        'band',
      ),
    ),
    ...listed('scales', 'scale'),
    ...listed('criteria', 'criterion'),
    ...listed('validity', 'index'),
    ...(weightSets.value
      ? [fault(['weightSets', 'value'], 'The name "value" stands for a number itself')]
      : []),
    ...(scales.length === 0 && !definition.criteria ? [fault(['scales'], 'There is nothing to score')] : []),
  ];
}
