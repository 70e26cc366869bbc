import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import type { FormContent, FormItem } from '@hub/contract/core/forms/form-content';

type Answers = Readonly<Record<string, AnswerValue>>;

/** Items that are shown, need an answer and have none. */
export function missingRequired(content: FormContent, answers: Answers): string[] {
  const items = content.pages.flatMap((page) => page.items);
  const shown = shownItems(items, answers);
  return items.flatMap((item) =>
    item.kind !== 'read' && item.required && shown.has(item.id) && answers[item.id] === undefined
      ? [item.id]
      : [],
  );
}

/** An item comes after the one that shows it. */
function shownItems(items: readonly FormItem[], answers: Answers): Set<string> {
  const shown = new Set<string>();
  for (const { id, showWhen } of items) {
    const given = showWhen && [answers[showWhen.item] ?? []].flat();
    const isShown =
      !showWhen || (shown.has(showWhen.item) && given?.some((code) => showWhen.codes.includes(String(code))));
    if (isShown) shown.add(id);
  }
  return shown;
}
