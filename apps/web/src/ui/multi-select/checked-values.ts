import type { Option } from '../field/field.tsx';

export type Press = { entry: 'all' } | { entry: 'none' } | { entry: 'option'; value: string };

const FEW = 2;

export const isAllChecked = (checked: readonly string[], options: readonly Option[]) =>
  options.length > 0 && options.every(({ value }) => checked.includes(value));

/** What is checked after a press, in the order of the options. */
export function pressEntry(checked: readonly string[], options: readonly Option[], press: Press) {
  if (press.entry === 'none') return [];
  if (press.entry === 'all') return isAllChecked(checked, options) ? [] : options.map(({ value }) => value);
  return options
    .map(({ value }) => value)
    .filter((value) => (value === press.value) !== checked.includes(value));
}

/** The labels of up to two, otherwise the count; undefined while none is checked. */
export function describeChecked(checked: readonly string[], options: readonly Option[]) {
  const labels = options.filter(({ value }) => checked.includes(value)).map(({ label }) => label);
  if (labels.length === 0) return undefined;
  return labels.length <= FEW ? labels.join(', ') : `${labels.length} selected`;
}
