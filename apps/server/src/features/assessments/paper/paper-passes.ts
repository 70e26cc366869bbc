import type { PaperDifference, PaperEntry, PaperMark } from '@hub/contract/core/administrations/paper';
import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import { answerFaults, isMissing, RATER } from '../answer-faults.ts';
import { askedItems, shownItems } from '../asked-items.ts';

/** The latest entry of a pass for each item. */
export type Pass = ReadonlyMap<string, PaperMark>;

/** All entries of a paper in order: first those about the rater. */
export const entriesAsked = (content: FormContent): string[] => [
  ...content.asksRater.map((question) => `${RATER}${question}`),
  ...askedItems(content).map(({ item }) => item.id),
];

export const answerOf = (mark: PaperMark | undefined): AnswerValue | null =>
  mark?.mark === 'answer' ? mark.value : null;

/** The entries required so far: an item that is not shown needs none. */
function askedWith(content: FormContent, pass: Pass): string[] {
  const shown = shownItems(content, (item) => answerOf(pass.get(item)));
  return entriesAsked(content).filter((item) => item.startsWith(RATER) || shown.has(item));
}

export const itemsWithoutEntry = (content: FormContent, pass: Pass): string[] =>
  askedWith(content, pass).filter((item) => !pass.has(item));

/** All entries that do not fit the form. */
export const entryFaults = (content: FormContent, entries: readonly PaperEntry[], name: string) => {
  const choices = askedItems(content).flatMap(({ item }) => (item.kind === 'choice' ? [item.id] : []));
  return [
    ...answerFaults(
      content,
      entries.map(({ item, entry }) => ({ item, value: answerOf(entry) })),
    ).map(({ path, message }) => ({ path: path.replace(/^answers/, name), message })),
    ...entries.flatMap(({ item, entry }, index) => {
      const path = `${name}.${index}.entry`;
      if (entry.mark === 'double' && !choices.includes(item)) {
        return [{ path, message: 'Only one choice can be marked twice' }];
      }
      return entry.mark === 'answer' && isMissing(entry.value) ? [{ path, message: 'Say blank' }] : [];
    }),
  ];
};

const isSame = (one: PaperMark | undefined, other: PaperMark | undefined) =>
  one?.mark === other?.mark &&
  JSON.stringify(sorted(answerOf(one))) === JSON.stringify(sorted(answerOf(other)));
/** Several choices are a set, so the order in which they were typed does not matter. */
const sorted = (value: AnswerValue | null) => (Array.isArray(value) ? [...value].sort() : value);

type Compared = {
  differences: PaperDifference[];
  /** The accepted entries: those that agree and those that were decided. */
  held: Pass;
};

/** Compares two passes. Items that depend on a difference appear once it is decided. */
export function comparePasses(content: FormContent, first: Pass, second: Pass, decided: Pass): Compared {
  const held = new Map<string, PaperMark>();
  const differences: PaperDifference[] = [];
  for (const item of entriesAsked(content)) {
    const isShown = item.startsWith(RATER) || shownItems(content, (id) => answerOf(held.get(id))).has(item);
    if (!isShown) continue;
    const [one, other] = [first.get(item), second.get(item)];
    if (one && isSame(one, other)) {
      held.set(item, one);
      continue;
    }
    const decision = decided.get(item);
    if (decision) held.set(item, decision);
    differences.push({ item, first: one ?? null, second: other ?? null, decided: decision ?? null });
  }
  return { differences, held };
}
