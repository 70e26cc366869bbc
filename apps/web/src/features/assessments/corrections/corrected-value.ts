import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import type { AnswerValue } from '@hub/contract/core/assessment/answer';

/** What a control holds: a code or a text, or the codes of several choices. */
export type Typed = string | readonly string[];

export const typedOf = (answer: AnswerValue | null): Typed =>
  Array.isArray(answer) ? answer : answer === null ? '' : String(answer);

/** Nothing is no answer. A number that is none goes as it was typed, and is refused. */
export function valueOfTyped(kind: FormAnswers['items'][number]['kind'], typed: Typed): AnswerValue | null {
  if (typeof typed !== 'string') return typed.length === 0 ? null : [...typed];
  const text = typed.trim();
  if (text === '') return null;
  const number = Number(text);
  return kind === 'number' && Number.isFinite(number) ? number : text;
}
