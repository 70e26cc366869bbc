import type { GridFeature } from '@hub/contract/core/licenses/assignment-grid';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import styles from './grid.module.css';
import { GridCell } from './grid-cell.tsx';
import { type Grid, keyOf, leftInPool, savedQuantity } from './grid-edits.ts';
import { type Caret, type Position, positionAfter } from './grid-navigation.ts';
import type { useGridEdits } from './use-grid-edits.ts';

type Props = {
  grid: Grid;
  edits: ReturnType<typeof useGridEdits>;
  table: RefObject<HTMLTableElement | null>;
};

/** A grid of features and people that is edited like a spreadsheet. */
export function GridTable({ grid, edits, table }: Props) {
  const [activeRow, setActiveRow] = useState(0);
  const accounts = grid.accounts.items;
  const features = grid.features.items;
  const tabRow = Math.min(activeRow, features.length - 1);

  function goTo({ row, column }: Position) {
    const input = table.current?.tBodies[0]?.rows[row]?.querySelectorAll('input')[column];
    input?.focus();
    input?.select();
  }

  function press(event: KeyboardEvent, at: Position, caret: Caret, takeBack: () => void) {
    if (event.key === 'Escape') {
      takeBack();
      return;
    }
    const size = { rows: features.length, columns: accounts.length };
    const next = positionAfter(event, at, caret, size);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  }

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid */}
      <table ref={table} role="grid" aria-label="Assignments" className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Feature
            </th>
            {accounts.map(({ accountId, accountName }) => (
              <th key={accountId} scope="col" className={styles.person}>
                {accountName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((feature, row) => (
            <tr key={feature.productFeatureId}>
              <FeatureHeader feature={feature} left={leftInPool(feature, edits.changes)} />
              {accounts.map(({ accountId, accountName, cells }, column) => {
                const { productFeatureId, productName, featureName } = feature;
                const cell = { accountId, productFeatureId };
                const text = edits.textOf(cell);
                return (
                  <GridCell
                    key={accountId}
                    label={`${productName}, ${featureName}, ${accountName}`}
                    value={text ?? String(savedQuantity(grid, cell))}
                    isChanged={text !== undefined && Number(text) !== savedQuantity(grid, cell)}
                    refusal={edits.refusals.get(keyOf(cell))}
                    used={cells.find((one) => one.productFeatureId === productFeatureId)?.used ?? 0}
                    isInTabOrder={row === tabRow}
                    onFocus={() => setActiveRow(row)}
                    onType={(typed) => edits.type(cell, typed)}
                    onKey={(event, caret) => press(event, { row, column }, caret, () => edits.takeBack(cell))}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The feature's name and, while there are unsaved numbers, what they leave in its pool. */
function FeatureHeader({ feature, left }: { feature: GridFeature; left: number }) {
  return (
    <th scope="row" className={styles.feature}>
      <span className={styles.featureName}>{feature.featureName}</span>
      <span className={styles.product}>{feature.productName}</span>
      <span role="status" data-short={left < 0 || undefined} className={styles.left}>
        {left < 0 ? `${-left} too few in the pool` : `${left} left in the pool`}
      </span>
    </th>
  );
}
