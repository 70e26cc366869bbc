import type { Form } from './definition/forms.ts';
import type { Item } from './definition/items.ts';
import type { Definition } from './definition.ts';
import { itemsOf, known } from './look-up.ts';
import type { GivenAnswer } from './weights.ts';

/** The answers by item. An item without one, or with null, is missing. */
export type Answers = Record<string, GivenAnswer | null | undefined>;

/**
 * The state of an item. It is hidden if the answer that would show it was not given, and possibly hidden if that answer
 * is missing.
 */
export type ItemState =
  | { status: 'answered'; answer: GivenAnswer }
  | { status: 'missing' }
  | { status: 'hidden' }
  | { status: 'perhaps-hidden' };

/** A form with the answers of one respondent. */
export interface FilledForm {
  form: Form;
  /** Its items in order. */
  items: Item[];
  stateOf(item: string): ItemState;
}

export function fillForm(
  definition: Definition,
  form: Form,
  answers: Answers,
  switchedOff: string[],
): FilledForm {
  const items = new Map(definition.items.map((item) => [item.id, item]));
  const states = new Map<string, ItemState>();

  function stateOf(id: string): ItemState {
    const found = states.get(id);
    if (found) return found;
    // A placeholder while the controlling items are resolved, so that a circle ends.
    states.set(id, { status: 'hidden' });
    const state = findState(known(items.get(id), `item ${id}`));
    states.set(id, state);
    return state;
  }

  function findState({ id, showWhen }: Item): ItemState {
    if (showWhen) {
      const shownBy = stateOf(showWhen.item);
      if (shownBy.status === 'missing') return { status: 'perhaps-hidden' };
      if (shownBy.status !== 'answered') return shownBy;
      if (!hasCode(shownBy.answer, showWhen.codes)) return { status: 'hidden' };
    }
    const answer = answers[id];
    return isMissing(answer) || switchedOff.includes(id)
      ? { status: 'missing' }
      : { status: 'answered', answer };
  }

  return { form, items: itemsOf(form).map((id) => known(items.get(id), `item ${id}`)), stateOf };
}

export const hasCode = (answer: GivenAnswer, codes: string[]) =>
  [answer].flat().some((code) => codes.includes(String(code)));

/** An empty selection or text counts as no answer. */
export const isMissing = (
  answer: GivenAnswer | null | undefined,
): answer is null | undefined | '' | never[] =>
  answer === null || answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
