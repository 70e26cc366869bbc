const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/**
 * What a picker accepts: the names of types by MIME type or by file extension, such as '.csv' (whose MIME type depends
 * on the computer), and the maximum size.
 */
export type FileRule = { types: Readonly<Record<string, string>>; maxBytes: number };

export function sizeInWords(bytes: number) {
  if (bytes < KILOBYTE) return `${bytes} bytes`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / KILOBYTE)} KB`;
  return `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;
}

const typesInWords = ({ types }: FileRule) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(new Set(Object.values(types)));

export const ruleInWords = (rule: FileRule) => `${typesInWords(rule)}, up to ${sizeInWords(rule.maxBytes)}`;

/** Why the file is refused; undefined when it is accepted. */
export function refusal(file: { name: string; type: string; size: number }, rule: FileRule) {
  if (!isTaken(file, rule)) return `Choose a ${typesInWords(rule)} file`;
  if (file.size === 0) return 'This file is empty';
  if (file.size > rule.maxBytes) return `Choose a file of at most ${sizeInWords(rule.maxBytes)}`;
}

const isTaken = ({ name, type }: { name: string; type: string }, { types }: FileRule) =>
  type in types ||
  Object.keys(types).some((ending) => ending.startsWith('.') && name.toLowerCase().endsWith(ending));
