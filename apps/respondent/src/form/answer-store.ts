import type { RaterQuestion } from '@hub/contract/core/assessment/rater';
import { useReducer } from 'react';

/** A code, several codes, a number or a text, as the kind of the item asks for. */
export type Answer = string | readonly string[] | number;
export type Answers = Readonly<Record<string, Answer>>;

/** What a respondent has answered so far. */
export type Given = { answers: Answers; rater: Readonly<Partial<Record<RaterQuestion, string | undefined>>> };

export type Change =
  /** Without an answer, the earlier one is removed. */
  | { kind: 'item'; itemId: string; answer: Answer | undefined; seconds?: number }
  | { kind: 'rater'; question: RaterQuestion; code: string };

/** Stores the answers of a form. */
export type AnswerStore = { given: Given; change: (change: Change) => void };

export const NOTHING_GIVEN: Given = { answers: {}, rater: {} };

export const changed = (given: Given, change: Change): Given => allChanged(given, [change]);

export function allChanged(given: Given, changes: readonly Change[]): Given {
  const answers = { ...given.answers };
  const rater = { ...given.rater };
  for (const change of changes) {
    if (change.kind === 'rater') rater[change.question] = change.code;
    else if (isMissing(change.answer)) delete answers[change.itemId];
    else answers[change.itemId] = change.answer;
  }
  return { answers, rater };
}

export const isMissing = (answer: Answer | undefined): answer is undefined =>
  answer === undefined || (typeof answer !== 'number' && answer.length === 0);

/** Stores the answers in memory only. */
export function useAnswersInMemory(): AnswerStore {
  const [given, change] = useReducer(changed, NOTHING_GIVEN);
  return { given, change };
}
