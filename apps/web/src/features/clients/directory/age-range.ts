import { MAX_YEARS } from '@hub/contract/core/clients/client-list';
import { wholeNumber } from '@hub/contract/fields/whole-number';
import type { RangeText } from '../../../ui/range-field/range-field.tsx';

type Ages = { MinAge: number | undefined; MaxAge: number | undefined };

const age = wholeNumber(0, MAX_YEARS);

/** The ages as the texts of their fields. */
export const writtenAges = ({ MinAge, MaxAge }: Ages): RangeText => ({
  lowest: `${MinAge ?? ''}`,
  highest: `${MaxAge ?? ''}`,
});

/** The ages to filter by, or an error message. */
export function readAges({ lowest, highest }: RangeText): { ages: Ages } | { error: string } {
  const sides = [lowest, highest].map((text) =>
    text.trim() === '' ? undefined : age.safeParse(text.trim()),
  );
  const wrong = sides.find((side) => side?.error);
  if (wrong?.error) return { error: wrong.error.issues[0]?.message ?? '' };
  const [MinAge, MaxAge] = sides.map((side) => side?.data);
  if (MinAge !== undefined && MaxAge !== undefined && MinAge > MaxAge) {
    return { error: 'The lowest age is above the highest' };
  }
  return { ages: { MinAge, MaxAge } };
}
