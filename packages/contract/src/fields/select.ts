import * as z from 'zod/mini';

export const NOTHING_SELECTED = 'Please select an option';

const filledText = z.string(NOTHING_SELECTED).check(z.trim(), z.minLength(1, NOTHING_SELECTED));

/** An option of a list; catalogs number their values. */
export const selectedOption = z.object(
  { value: z.union([filledText, z.int()], NOTHING_SELECTED), label: filledText },
  NOTHING_SELECTED,
);
