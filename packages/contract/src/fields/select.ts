import * as z from 'zod/mini';

export const NOTHING_SELECTED = 'Please select an option';

const filledText = z.string(NOTHING_SELECTED).check(z.trim(), z.minLength(1, NOTHING_SELECTED));

/** The value of an option; catalogs number theirs. */
export const selectedValue = z.union([filledText, z.int()], NOTHING_SELECTED);
