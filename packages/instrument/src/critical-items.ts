import type { Definition } from './definition.ts';
import { type Answers, hasCode, isMissing } from './filled-form.ts';

/**
 * The items whose answers a practitioner must see soon, by their place in the definition's list. Apart from scoring, so
 * that an unfinished form is looked at, too, and an answer that was hidden again afterwards.
 */
export function findCriticalItems(definition: Definition, answers: Answers): number[] {
  return (definition.critical ?? []).flatMap(({ item, codes }, index) => {
    const answer = answers[item];
    return !isMissing(answer) && hasCode(answer, codes) ? [index] : [];
  });
}
