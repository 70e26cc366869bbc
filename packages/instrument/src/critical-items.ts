import type { Definition } from './definition.ts';
import { type Answers, hasCode, isMissing } from './filled-form.ts';

/**
 * The items with answers that a practitioner must see soon, by their index in the definition's list. Independent of
 * scoring, so that unfinished forms and answers that were hidden later are covered too.
 */
export function findCriticalItems(definition: Definition, answers: Answers): number[] {
  return (definition.critical ?? []).flatMap(({ item, codes }, index) => {
    const answer = answers[item];
    return !isMissing(answer) && hasCode(answer, codes) ? [index] : [];
  });
}
