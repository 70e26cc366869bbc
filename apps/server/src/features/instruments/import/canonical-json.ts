/** JSON without whitespace and with sorted keys, so that equal content gives equal text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (isObject(inner) ? sortKeys(inner) : inner));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortKeys = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1)));
