import type { selectedOption } from '@hub/contract/fields/select';
import type * as z from 'zod/mini';

/** In a form the value of a select is the whole option, as in the contract's rule; catalogs number theirs. */
export type FormOption = z.infer<typeof selectedOption>;

export const keyOf = ({ value }: FormOption) => `${value}`;

/** The options as a control shows them. */
export const shown = (options: readonly FormOption[]) =>
  options.map((option) => ({ value: keyOf(option), label: option.label }));
