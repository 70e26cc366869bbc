import { useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { KeyIcon } from '../../../ui/icon/icons.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ActivateDialog } from '../../library/dialogs-on-demand.ts';
import { useInventory } from '../org-license-queries.ts';
import styles from '../org-licenses.module.css';
import { PanelSection } from '../panel-section.tsx';
import { ProductStock } from './product-stock.tsx';

/** All licenses of the organization, product by product. */
export function Inventory() {
  const [page, setPage] = useState(1);
  const inventory = useInventory(page);
  const [isActivating, setIsActivating] = useState(false);
  const activate = () => setIsActivating(true);
  return (
    <PanelSection
      title="Licenses"
      action={
        <Button onPress={activate}>
          <KeyIcon />
          Activate a license key
        </Button>
      }
    >
      <Products inventory={inventory} />
      {inventory.data && inventory.data.totalItems > inventory.data.pageSize && (
        <Pager
          label="Licenses"
          page={page}
          pageSize={inventory.data.pageSize}
          totalItems={inventory.data.totalItems}
          onPage={setPage}
        />
      )}
      {isActivating && <ActivateDialog onGone={() => setIsActivating(false)} />}
    </PanelSection>
  );
}

function Products({ inventory }: { inventory: ReturnType<typeof useInventory> }) {
  if (!inventory.data) {
    if (inventory.errorUpdateCount > 0) {
      return <LoadFailure query={inventory}>The licenses could not be loaded</LoadFailure>;
    }
    return <InventorySkeleton />;
  }
  if (inventory.data.items.length === 0) {
    return (
      <div className={styles.card}>
        <EmptyState
          message="Your organization has no licenses yet"
          hint="Activate a license key, or ask the publisher for uses in the Library."
        />
      </div>
    );
  }
  return inventory.data.items.map((product) => <ProductStock key={product.productId} product={product} />);
}

const InventorySkeleton = () => (
  <div role="status" className={styles.card}>
    <span className="visually-hidden">Loading licenses…</span>
    <Skeleton variant="title" width="medium" />
    <Skeleton variant="body" width="full" />
    <Skeleton variant="body" width="wide" />
  </div>
);
