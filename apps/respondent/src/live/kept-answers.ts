import { MAX_SECONDS } from '@hub/contract/core/assessment/answer-limits';
import type { RaterQuestion } from '@hub/contract/core/assessment/rater';
import { type Answer, allChanged, type Change, type Given } from '../form/answer-store.ts';
import type { SavedAnswers } from './assessment-calls.ts';

/** An answer that the server has not acknowledged yet, in the form in which it is sent. */
export type WaitingAnswer = {
  number: number;
  seen: number;
  item: string;
  /** Null removes the answer. */
  value: Answer | null;
  seconds?: number;
};

/** The current answers on the server, with their revision. */
export type Current = Given & { revision: number };

/** What a device stores of one form besides its texts. */
export type Kept = {
  device: string;
  lastNumber: number;
  /** The current answers on the server, as far as this device knows. */
  current: Current;
  /** In the order in which they were given. */
  waiting: readonly WaitingAnswer[];
  /** Chosen here and not sent to the server yet. */
  language: string | null;
};

const RATER = 'rater.';

export const nothingWaits = (current: Current): Kept => ({
  device: newDevice(),
  lastNumber: 0,
  current,
  waiting: [],
  language: null,
});

/** `crypto.randomUUID` needs https, which a hub in a school's internal network may lack. */
export const newDevice = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (+digit ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (+digit / 4)))).toString(16),
  );

/** Adds an answer. A typed answer replaces the waiting one, because not every letter needs to be sent. */
export function withAnswer(kept: Kept, change: Change, isTyped: boolean): Kept {
  const number = kept.lastNumber + 1;
  const sent = sentAs(change);
  const replaced = kept.waiting.filter(({ item }) => isTyped && item === sent.item);
  // The time spent on the replaced answers counts as well.
  const seconds = [...replaced, sent].reduce((sum, each) => sum + (each.seconds ?? 0), 0);
  const answer = {
    ...sent,
    ...(seconds > 0 && { seconds: Math.min(seconds, MAX_SECONDS) }),
    number,
    seen: kept.current.revision,
  };
  const others = kept.waiting.filter((each) => !replaced.includes(each));
  return { ...kept, lastNumber: number, waiting: [...others, answer] };
}

function sentAs(change: Change): Pick<WaitingAnswer, 'item' | 'value' | 'seconds'> {
  if (change.kind === 'rater') return { item: RATER + change.question, value: change.code };
  const { itemId: item, answer: value = null, seconds } = change;
  return { item, value, ...(seconds !== undefined && { seconds }) };
}

/** Removes the answers that the server has acknowledged. */
export function withSaved(kept: Kept, { revision, saved, current }: SavedAnswers): Kept {
  const isSaved = ({ number }: WaitingAnswer) => saved.includes(number);
  const acknowledged: Kept = {
    ...kept,
    current: {
      ...allChanged(kept.current, kept.waiting.filter(isSaved).map(changeOf)),
      revision: Math.max(revision, kept.current.revision),
    },
    waiting: kept.waiting.filter((answer) => !isSaved(answer)),
  };
  return current ? withCurrent(acknowledged, current) : acknowledged;
}

/** Adopts the server's answers, unless newer ones are known: answers to calls may arrive out of order. */
export const withCurrent = (kept: Kept, current: Current): Kept =>
  current.revision >= kept.current.revision ? { ...kept, current } : kept;

/** What the respondent sees: the server's answers, overlaid with those that wait here. */
export const givenOf = ({ current, waiting }: Pick<Kept, 'current' | 'waiting'>): Given =>
  allChanged(current, waiting.map(changeOf));

function changeOf({ item, value }: WaitingAnswer): Change {
  return item.startsWith(RATER)
    ? { kind: 'rater', question: item.slice(RATER.length) as RaterQuestion, code: String(value) }
    : { kind: 'item', itemId: item, answer: value ?? undefined };
}

export function isSameGiven(one: Given, other: Given): boolean {
  const isSame = (left: object, right: object) => sorted(left) === sorted(right);
  return isSame(one.answers, other.answers) && isSame(one.rater, other.rater);
}

const sorted = (record: object) => JSON.stringify(Object.entries(record).sort());
