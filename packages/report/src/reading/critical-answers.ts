import { findCriticalItems } from '@hub/instrument/critical-items';
import type { Answers } from '@hub/instrument/filled-form';
import type { ReadForm } from './read-form.ts';

/** A critical answer that counts, or one that was first given and corrected since. */
export interface CriticalAnswer {
  /** Its place among the critical items of the instrument. */
  place: number;
  /** What was first answered, where that was corrected. */
  firstSaid: NonNullable<Answers[string]> | null;
}

/** All critical answers that were ever given, in the order of the instrument. A correction takes none away. */
export function findCriticalAnswers({ definition, scored, result }: ReadForm): CriticalAnswer[] {
  const first: Answers = { ...scored.input.answers };
  for (const { item, before } of scored.corrections.toReversed()) first[item] = before;
  const places = new Set([...result.critical, ...findCriticalItems(definition, first)]);
  return [...places]
    .toSorted((one, other) => one - other)
    .map((place) => {
      const item = definition.critical?.[place]?.item ?? '';
      const isChanged =
        JSON.stringify(first[item] ?? null) !== JSON.stringify(scored.input.answers[item] ?? null);
      return { place, firstSaid: isChanged ? (first[item] ?? null) : null };
    });
}
