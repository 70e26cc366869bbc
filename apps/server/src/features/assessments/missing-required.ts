import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import { askedItems, shownItems } from './asked-items.ts';

type Answers = Readonly<Record<string, AnswerValue>>;

/** Required items that are shown and not answered. */
export function missingRequired(content: FormContent, answers: Answers): string[] {
  const shown = shownItems(content, (item) => answers[item]);
  return askedItems(content).flatMap(({ item }) =>
    item.required && shown.has(item.id) && answers[item.id] === undefined ? [item.id] : [],
  );
}
