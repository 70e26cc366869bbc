import { ACCOUNTS_ON_A_PAGE, FEATURES_ON_A_PAGE } from '@hub/contract/core/licenses/assignment-grid';
import { useRef } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FilterBar, SearchFilter } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filter-bar/filter-choice.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useAssignmentGrid, useWholeInventory } from '../org-license-queries.ts';
import panel from '../org-licenses.module.css';
import { PanelSection } from '../panel-section.tsx';
import styles from './grid.module.css';
import { useGridList } from './grid-list.ts';
import { GridTable } from './grid-table.tsx';
import { useGridEdits } from './use-grid-edits.ts';

/** How many uses of each feature are assigned to whom; only to one account if it is given. */
export function AssignmentGrid({ accountId }: { accountId?: string }) {
  const list = useGridList();
  const grid = useAssignmentGrid({ ...list.query, ...(accountId && { accountId }) });
  const edits = useGridEdits(grid.data);
  const table = useRef<HTMLTableElement>(null);
  const isChanged = edits.changes.length > 0;
  const guard = useUnsavedChanges(isChanged, edits.discard);
  const showRefused = () => table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

  if (!grid.data) {
    return (
      <PanelSection title="Assignments">
        {grid.errorUpdateCount > 0 ? (
          <LoadFailure query={grid}>The assignments could not be loaded</LoadFailure>
        ) : (
          <GridSkeleton />
        )}
      </PanelSection>
    );
  }
  const { accounts, features } = grid.data;
  const isEmpty = features.items.length === 0 || accounts.items.length === 0;
  return (
    <PanelSection title="Assignments">
      <p className={panel.muted}>
        Type how many of a feature somebody has. What they do not have can be drawn from the pool, where
        pooling is on.
      </p>
      {!isChanged && <GridFilters list={list} hasPeople={accountId === undefined} />}
      {edits.failure && (
        <AlertBanner tone="alert" title="Nothing was saved">
          {edits.failure}
        </AlertBanner>
      )}
      {isEmpty ? (
        <p className={`${panel.card} ${panel.muted}`}>There is nothing to assign here.</p>
      ) : (
        <GridTable grid={grid.data} edits={edits} table={table} />
      )}
      {isChanged ? (
        <div className={styles.saveBar}>
          <p role="status">{edits.changes.length === 1 ? '1 change' : `${edits.changes.length} changes`}</p>
          <Button variant="secondary" disabled={edits.isSaving} onPress={edits.discard}>
            Discard
          </Button>
          <Button busy={edits.isSaving} onPress={() => edits.save(showRefused)}>
            Save
          </Button>
        </div>
      ) : (
        <>
          {accounts.totalItems > ACCOUNTS_ON_A_PAGE && (
            <Pager
              label="People"
              page={list.page}
              pageSize={ACCOUNTS_ON_A_PAGE}
              totalItems={accounts.totalItems}
              onPage={list.goToPage}
            />
          )}
          {features.totalItems > FEATURES_ON_A_PAGE && (
            <Pager
              label="Features"
              page={list.featurePage}
              pageSize={FEATURES_ON_A_PAGE}
              totalItems={features.totalItems}
              onPage={list.goToFeatures}
            />
          )}
        </>
      )}
      {guard.dialog}
    </PanelSection>
  );
}

type FilterProps = {
  list: ReturnType<typeof useGridList>;
  hasPeople: boolean;
};

/** Hidden while there are unsaved numbers, so that these stay visible. */
function GridFilters({ list, hasPeople }: FilterProps) {
  const { data: products = [] } = useWholeInventory();
  const { lastName, productId } = list;
  const options = products.map((product) => ({ value: product.productId, label: product.productName }));
  return (
    <FilterBar
      label="Assignments"
      count={Number(lastName !== '') + Number(productId !== '')}
      onClear={list.clearFilters}
    >
      {hasPeople && <SearchFilter label="Last name" value={lastName} onChange={list.searchFor} />}
      <FilterChoice
        label="Product"
        options={[{ value: '', label: 'All' }, ...options]}
        value={productId}
        onChange={list.narrowTo}
      />
    </FilterBar>
  );
}

const GridSkeleton = () => (
  <div role="status" className={panel.card}>
    <span className="visually-hidden">Loading assignments…</span>
    <Skeleton variant="body" width="full" />
    <Skeleton variant="body" width="full" />
    <Skeleton variant="body" width="full" />
  </div>
);
