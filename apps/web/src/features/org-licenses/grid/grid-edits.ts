import type { AssignmentChange, GridAccount, GridFeature } from '@hub/contract/core/licenses/assignment-grid';
import type { ProblemBody } from '@hub/contract/http/problems';

export type Cell = { accountId: string; productFeatureId: string };

/** What was typed into a cell. */
type Edit = Cell & {
  text: string;
  /** What it was when the typing began; whatever it is now, once somebody was told. */
  former: number | undefined;
};

/** What was typed and not saved, by cell. */
export type Edits = ReadonlyMap<string, Edit>;

export const keyOf = ({ accountId, productFeatureId }: Cell) => `${accountId} ${productFeatureId}`;

const LONGEST_NUMBER = 7;

/** Nothing but digits can be typed, and not more than the largest number has. */
export const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, LONGEST_NUMBER);

export type Grid = { accounts: { items: GridAccount[] }; features: { items: GridFeature[] } };

/** What somebody has, as it was loaded. */
export function savedQuantity({ accounts }: Grid, { accountId, productFeatureId }: Cell): number {
  const account = accounts.items.find((one) => one.accountId === accountId);
  const cell = account?.cells.find((one) => one.productFeatureId === productFeatureId);
  return cell?.assignedQuantity ?? 0;
}

/** What is to be saved: every number that differs from what it was. An empty cell is none. */
export function changesOf(grid: Grid, edits: Edits): AssignmentChange[] {
  return [...edits.values()].flatMap(({ text, former, ...cell }) => {
    const formerQuantity = former ?? savedQuantity(grid, cell);
    const assignedQuantity = Number(text);
    return assignedQuantity === formerQuantity ? [] : [{ ...cell, assignedQuantity, formerQuantity }];
  });
}

/** What the pool of a feature would have left; below zero it is short of so many. */
export const leftInPool = (feature: GridFeature, changes: readonly AssignmentChange[]): number =>
  changes
    .filter(({ productFeatureId }) => productFeatureId === feature.productFeatureId)
    .reduce((left, change) => left - (change.assignedQuantity - change.formerQuantity), feature.inPool);

/** Why changes were refused, by cell. */
export function refusalsOf(
  changes: readonly AssignmentChange[],
  errors: NonNullable<ProblemBody['errors']>,
): Map<string, string> {
  return new Map(
    errors.flatMap(({ path, message }): [string, string][] => {
      const change = changes[Number(/^changes\.(\d+)\./.exec(path)?.[1])];
      return change ? [[keyOf(change), message]] : [];
    }),
  );
}
