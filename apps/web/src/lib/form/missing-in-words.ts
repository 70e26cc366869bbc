import { get } from 'react-hook-form';

type Values = Record<string, unknown>;

const MAX_NAMES = 3;
const list = new Intl.ListFormat('en-US');

/** Why a form cannot be submitted, for its button; undefined when it can. */
export function missingInWords(
  paths: readonly string[],
  values: Values,
  labels: ReadonlyMap<string, string>,
): string | undefined {
  if (paths.length === 0) return undefined;
  const known = [...new Set(paths)].filter((path) => labels.has(path));
  const named = (wanted: 'empty' | 'filled') =>
    known
      .filter((path) => isEmpty(get(values, path)) === (wanted === 'empty'))
      .map((path) => labels.get(path) ?? path);
  const sentences = [sentence('Fill in', named('empty')), sentence('Check', named('filled'))].filter(Boolean);
  return sentences.join(' ') || 'Something in this form is not complete yet.';
}

function sentence(verb: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length - MAX_NAMES;
  const named = list.format(more > 1 ? [...names.slice(0, MAX_NAMES), `${more} more`] : names);
  // A label may be a question.
  return `${verb}: ${named}${named.endsWith('?') ? '' : '.'}`;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null && 'text' in value) return isEmpty(value.text);
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '' || value === false;
}
