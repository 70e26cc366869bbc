/** JSON without white space and with sorted keys: the same text for the same content. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (isObject(inner) ? sortKeys(inner) : inner));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortKeys = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1)));
