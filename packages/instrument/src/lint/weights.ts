import type { Item } from '../definition/items.ts';
import type { WeightedItem, WeightSet } from '../definition/weights.ts';
import type { Definition } from '../definition.ts';
import { add, compare, fraction } from '../fraction.ts';
import { type Fault, fault, type Path } from './fault.ts';
import type { References } from './references.ts';

/** Each entry must name an item of the form once, and a weight for each of its answers. */
export function findWeightFaults(
  definition: Definition,
  references: References,
  path: Path,
  form: string,
  entries: WeightedItem[],
): Fault[] {
  const before = new Set<string>();
  return entries.flatMap((entry, index) => {
    const place = [...path, index];
    const twice = before.has(entry.item)
      ? [fault([...place, 'item'], `The item ${entry.item} counts twice`)]
      : [];
    before.add(entry.item);
    return [...twice, ...findEntryFaults(definition, references, place, form, entry)];
  });
}

export function findEntryFaults(
  definition: Definition,
  references: References,
  path: Path,
  form: string,
  { item: id, weights }: WeightedItem,
): Fault[] {
  const onForm = references.itemOnForm([...path, 'item'], id, form);
  const item = references.findItem(id);
  if (onForm.length > 0 || !item) return onForm;
  const place = [...path, 'weights'];
  if (weights === 'value') {
    return item.kind === 'number' ? [] : [fault(place, `The item ${id} is not a number`)];
  }
  const set = typeof weights === 'string' ? definition.weightSets?.[weights] : weights;
  if (!set) return [fault(place, `There is no weight set ${String(weights)}`)];
  // The fault of a shared set is reported where it is used, since it may fit the other items.
  return findSetFaults(definition, place, item, set);
}

function findSetFaults(definition: Definition, path: Path, item: Item, set: WeightSet): Fault[] {
  if (item.kind === 'text' || item.kind === 'read') {
    return [fault(path, `The answer to the item ${item.id} counts nothing`)];
  }
  if (item.kind === 'number') {
    return Array.isArray(set)
      ? rangeFaults(path, item, set)
      : [fault(path, 'A number counts by ranges or as its value')];
  }
  if (Array.isArray(set)) return [fault(path, `The item ${item.id} is not a number`)];
  const options = definition.optionSets[item.options]?.map(({ code }) => code) ?? [];
  return [
    ...options
      .filter((code) => set[code] === undefined)
      .map((code) => fault([...path, code], `The option ${code} of the item ${item.id} has no weight`)),
    ...Object.keys(set)
      .filter((code) => !options.includes(code))
      .map((code) => fault([...path, code], `The item ${item.id} has no option ${code}`)),
  ];
}

/** The ranges must be contiguous from the smallest to the largest possible number. */
function rangeFaults(
  path: Path,
  { min, max, decimals = 0 }: Extract<Item, { kind: 'number' }>,
  ranges: Extract<WeightSet, unknown[]>,
): Fault[] {
  const step = fraction(`1/${10 ** decimals}`);
  const faults = ranges.flatMap(({ from, to }, index) => {
    const before = ranges[index - 1];
    const follows = before ? compare(fraction(from), add(fraction(before.to), step)) === 0 : from === min;
    return [
      ...(follows
        ? []
        : [fault([...path, index, 'from'], 'The range does not begin where the one before ends')]),
      ...(from > to ? [fault([...path, index, 'to'], 'The range ends before it begins')] : []),
    ];
  });
  const last = ranges.at(-1);
  return last?.to === max
    ? faults
    : [...faults, fault([...path, ranges.length - 1, 'to'], `The last range does not end with ${max}`)];
}
