import type { FormContent, FormItem } from '@hub/contract/core/forms/form-content';
import { type Answers, isMissing } from './answer-store.ts';

export type Question = Exclude<FormItem, { kind: 'read' }>;

export type ShownItem = {
  item: FormItem;
  page: FormContent['pages'][number];
  isFirstOfPage: boolean;
  /** Counts the shown questions; a text without a question has the number of the question before it. */
  number: number;
};

/** The items that are shown with these answers, in order. */
export function shownItems({ pages }: Pick<FormContent, 'pages'>, answers: Answers): ShownItem[] {
  const ids = new Set<string>();
  const isShown = ({ showWhen }: FormItem) =>
    !showWhen || (ids.has(showWhen.item) && hasOneOf(answers[showWhen.item], showWhen.codes));
  let number = 0;
  return pages.flatMap((page) => {
    const shown = page.items.filter((item) => {
      const isHere = isShown(item);
      if (isHere) ids.add(item.id);
      return isHere;
    });
    return shown.map((item, index) => {
      if (item.kind !== 'read') number += 1;
      return { item, page, isFirstOfPage: index === 0, number };
    });
  });
}

function hasOneOf(answer: Answers[string] | undefined, codes: readonly string[]): boolean {
  if (answer === undefined) return false;
  const given = typeof answer === 'object' ? answer : [String(answer)];
  return given.some((code) => codes.includes(code));
}

export type ShownQuestion = ShownItem & { item: Question };

export const questionsAmong = (shown: readonly ShownItem[]): ShownQuestion[] =>
  shown.filter((each): each is ShownQuestion => each.item.kind !== 'read');

/** The shown questions without an answer. */
export const unanswered = (shown: readonly ShownItem[], answers: Answers): ShownQuestion[] =>
  questionsAmong(shown).filter(({ item }) => isMissing(answers[item.id]));
