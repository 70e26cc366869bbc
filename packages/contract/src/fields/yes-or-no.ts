import * as z from 'zod/mini';

const MESSAGE = 'Use true or false';

/** A boolean in a query string. */
export const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], MESSAGE),
  z.pipe(
    z.transform((written: boolean | 'true' | 'false') => String(written) === 'true'),
    z.boolean(),
  ),
);
