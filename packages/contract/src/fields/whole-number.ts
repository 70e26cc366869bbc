import * as z from 'zod/mini';

/** A whole number in a query string. */
export function wholeNumber(least: number, most: number) {
  const message = `Use a whole number from ${least} to ${most}`;
  const written = z.union([z.number(), z.string().check(z.regex(/^-?\d{1,9}$/, message))], message);
  return z.pipe(
    written,
    z.pipe(z.transform(Number), z.int(message).check(z.gte(least, message), z.lte(most, message))),
  );
}
