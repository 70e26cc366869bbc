import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import { answerFaults, RATER } from '../answer-faults.ts';

type Corrected = { item: string; value: AnswerValue | null };

/** All corrected answers that do not fit the form. Answers about the rater are not items. */
export const correctionFaults = (content: FormContent, answers: readonly Corrected[]) => [
  ...answers.flatMap(({ item }, index) => {
    const path = `answers.${index}.item`;
    if (item.startsWith(RATER)) return [{ path, message: 'Not an item of this form' }];
    return answers.findIndex((other) => other.item === item) < index
      ? [{ path, message: 'The same item twice' }]
      : [];
  }),
  ...answerFaults(content, answers),
];
