import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import type { AnswerValue } from '@hub/contract/core/assessment/answer';

/** The value of a control: a code or a text, or several codes. */
export type Typed = string | readonly string[];

export const typedOf = (answer: AnswerValue | null): Typed =>
  Array.isArray(answer) ? answer : answer === null ? '' : String(answer);

/** An empty text is no answer. Text that is not a number is sent as typed, and the server refuses it. */
export function valueOfTyped(kind: FormAnswers['items'][number]['kind'], typed: Typed): AnswerValue | null {
  if (typeof typed !== 'string') return typed.length === 0 ? null : [...typed];
  const text = typed.trim();
  if (text === '') return null;
  const number = Number(text);
  return kind === 'number' && Number.isFinite(number) ? number : text;
}
