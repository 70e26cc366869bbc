const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** What a picker takes: names of types by MIME type, and the largest size in bytes. */
export type FileRule = { types: Readonly<Record<string, string>>; maxBytes: number };

export function sizeInWords(bytes: number) {
  if (bytes < KILOBYTE) return `${bytes} bytes`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / KILOBYTE)} KB`;
  return `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;
}

const typesInWords = ({ types }: FileRule) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(Object.values(types));

export const ruleInWords = (rule: FileRule) => `${typesInWords(rule)}, up to ${sizeInWords(rule.maxBytes)}`;

/** Why the file is not taken; undefined when it is. */
export function refusal(file: { type: string; size: number }, rule: FileRule) {
  if (!(file.type in rule.types)) return `Choose a ${typesInWords(rule)} file`;
  if (file.size === 0) return 'This file is empty';
  if (file.size > rule.maxBytes) return `Choose a file of at most ${sizeInWords(rule.maxBytes)}`;
}
