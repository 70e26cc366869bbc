// These cannot be shown: control characters, unpaired surrogates, noncharacters. XML refuses most of them. Marks that
// override the direction would print names, and the text after them, backwards.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\ufeff\ufff9-\ufffb]/gu;
const LINE_END = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

const printableText = (text: string) =>
  text
    .replace(LINE_END, '\n')
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.replace(UNPRINTABLE, ''))
    .join('\n');

/** A document without characters that cannot be drawn. */
export function printable<T>(value: T): T;
export function printable(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (Array.isArray(value)) return value.map((inside) => printable(inside));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, printable(inside)]));
}
