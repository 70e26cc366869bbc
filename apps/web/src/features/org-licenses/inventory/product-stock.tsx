import type { InventoryProduct } from '@hub/contract/core/licenses/license-inventory';
import { useId, useState } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useRuntimeConfig } from '../../../lib/runtime-config.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { useHasPooling, usePooling } from '../org-license-queries.ts';
import panel from '../org-licenses.module.css';
import { FeatureStock } from './feature-stock.tsx';
import styles from './inventory.module.css';
import { ReclaimDialog } from './reclaim-dialog.tsx';
import { poolingOf } from './stock-words.ts';

/** The licenses of a product: its common settings, and each of its features. */
export function ProductStock({ product }: { product: InventoryProduct }) {
  const { productId, productName, features } = product;
  const { features: flags } = useRuntimeConfig();
  const hasPooling = useHasPooling();
  const titleId = useId();
  const [isReclaiming, setIsReclaiming] = useState(false);
  const assigned = features.reduce((sum, feature) => sum + feature.assigned, 0);
  return (
    <section aria-labelledby={titleId} className={panel.card}>
      <div className={panel.titleLine}>
        <h3 id={titleId} className={styles.product}>
          <Link href={generatePath(paths.libraryItem, { id: productId })}>{productName}</Link>
        </h3>
        <div className={styles.productTools}>
          {hasPooling && features.length > 1 && <ProductPooling product={product} />}
          {flags.individualLicenses && assigned > 0 && (
            <Button variant="secondary" onPress={() => setIsReclaiming(true)}>
              Reclaim<span className="visually-hidden"> unused licenses of {productName}</span>
            </Button>
          )}
        </div>
      </div>
      <ul className={styles.features}>
        {features.map((feature) => (
          <FeatureStock key={feature.productFeatureId} product={product} feature={feature} />
        ))}
      </ul>
      {isReclaiming && (
        <ReclaimDialog product={product} assigned={assigned} onGone={() => setIsReclaiming(false)} />
      )}
    </section>
  );
}

/** On, off, or indeterminate if the features differ. */
function ProductPooling({ product }: { product: InventoryProduct }) {
  const pooling = usePooling();
  const state = poolingOf(product);
  return (
    <Checkbox
      label={
        <>
          Pool all features<span className="visually-hidden"> of {product.productName}</span>
        </>
      }
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={pooling.isPending}
      onChange={() => pooling.mutate({ product: product.productId, isEnabled: state !== 'all' })}
    />
  );
}
