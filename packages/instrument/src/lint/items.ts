import type { Item } from '../definition/items.ts';
import type { Definition } from '../definition.ts';
import { itemsOf } from '../look-up.ts';
import { type Fault, fault } from './fault.ts';
import type { References } from './references.ts';

/** Items must have options, be on a form, and be shown by earlier items. */
export function findItemFaults(definition: Definition, references: References): Fault[] {
  const used = new Set(definition.forms.flatMap(itemsOf));
  return definition.items.flatMap((item, index) => [
    ...(used.has(item.id) ? [] : [fault(['items', index, 'id'], `The item ${item.id} is on no form`)]),
    ...optionFaults(definition, item, index),
    ...numberFaults(item, index),
    ...showWhenFaults(item, index, references),
    ...('optional' in item && item.optional && item.required
      ? [fault(['items', index, 'required'], 'An item that may be switched off cannot be required')]
      : []),
  ]);
}

const optionFaults = ({ optionSets }: Definition, item: Item, index: number) =>
  'options' in item && !optionSets[item.options]
    ? [fault(['items', index, 'options'], `There is no option set ${item.options}`)]
    : [];

const numberFaults = (item: Item, index: number) =>
  item.kind === 'number' && item.min >= item.max
    ? [fault(['items', index, 'max'], `${item.max} is not above the least number, ${item.min}`)]
    : [];

function showWhenFaults({ id, showWhen }: Item, index: number, references: References): Fault[] {
  if (!showWhen) return [];
  const path = ['items', index, 'showWhen'] as const;
  const circle = isShownByItself(id, references)
    ? [fault([...path, 'item'], `The item ${id} shows itself`)]
    : [];
  return [...references.codes([...path, 'codes'], showWhen.item, showWhen.codes), ...circle];
}

function isShownByItself(id: string, references: References): boolean {
  const seen = new Set<string>();
  let next = references.findItem(id)?.showWhen?.item;
  while (next !== undefined && next !== id && !seen.has(next)) {
    seen.add(next);
    next = references.findItem(next)?.showWhen?.item;
  }
  return next === id;
}
