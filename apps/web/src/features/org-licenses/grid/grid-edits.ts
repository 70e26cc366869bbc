import type { AssignmentChange, GridAccount, GridFeature } from '@hub/contract/core/licenses/assignment-grid';
import type { ProblemBody } from '@hub/contract/http/problems';

export type Cell = { accountId: string; productFeatureId: string };

/** The text that was typed into a cell. */
type Edit = Cell & {
  text: string;
  /**
   * The number when the typing began. Undefined after the user has read about a conflict: then any current
   * number is replaced.
   */
  former: number | undefined;
};

/** The unsaved edits, by cell. */
export type Edits = ReadonlyMap<string, Edit>;

export const keyOf = ({ accountId, productFeatureId }: Cell) => `${accountId} ${productFeatureId}`;

const LONGEST_NUMBER = 7;

/** Drops everything but digits, and digits beyond the length of the largest number. */
export const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, LONGEST_NUMBER);

export type Grid = { accounts: { items: GridAccount[] }; features: { items: GridFeature[] } };

/** The assigned number as it was loaded. */
export function savedQuantity({ accounts }: Grid, { accountId, productFeatureId }: Cell): number {
  const account = accounts.items.find((one) => one.accountId === accountId);
  const cell = account?.cells.find((one) => one.productFeatureId === productFeatureId);
  return cell?.assignedQuantity ?? 0;
}

/** The changes to save: every number that differs from its former one. An empty cell counts as 0. */
export function changesOf(grid: Grid, edits: Edits): AssignmentChange[] {
  return [...edits.values()].flatMap(({ text, former, ...cell }) => {
    const formerQuantity = former ?? savedQuantity(grid, cell);
    const assignedQuantity = Number(text);
    return assignedQuantity === formerQuantity ? [] : [{ ...cell, assignedQuantity, formerQuantity }];
  });
}

/** What would be left in the pool of a feature; negative if the pool is too small. */
export const leftInPool = (feature: GridFeature, changes: readonly AssignmentChange[]): number =>
  changes
    .filter(({ productFeatureId }) => productFeatureId === feature.productFeatureId)
    .reduce((left, change) => left - (change.assignedQuantity - change.formerQuantity), feature.inPool);

/** The reasons for refused changes, by cell. */
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
