import type { InventoryFeature, InventoryProduct } from '@hub/contract/core/licenses/license-inventory';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { WarningIcon } from '../../../ui/icon/icons.tsx';
import { Toggle } from '../../../ui/toggle/toggle.tsx';
import { usePerson } from '../../library/use-person.ts';
import { useHasPooling, usePooling } from '../org-license-queries.ts';
import { LedgerDialog, ThresholdDialog } from './dialogs-on-demand.ts';
import styles from './inventory.module.css';
import { endsSoon, thresholdOf } from './stock-words.ts';

type Props = { product: InventoryProduct; feature: InventoryFeature };

/** A feature with its numbers and settings. */
export function FeatureStock({ product, feature }: Props) {
  const hasPooling = useHasPooling();
  const [opened, setOpened] = useState<'threshold' | 'ledger'>();
  const close = () => setOpened(undefined);
  const ofFeature = <span className="visually-hidden"> of {feature.featureName}</span>;
  return (
    <li className={styles.feature}>
      <div className={styles.nameLine}>
        <h4 className={styles.name}>{feature.featureName}</h4>
        <Warnings feature={feature} />
      </div>
      <Numbers feature={feature} />
      <div className={styles.tools}>
        {hasPooling && isCounted(feature) && <FeaturePooling feature={feature} />}
        {isCounted(feature) && (
          <Button variant="quiet" onPress={() => setOpened('threshold')}>
            Alert under {thresholdOf(feature)}
            {ofFeature}
          </Button>
        )}
        <Button variant="quiet" onPress={() => setOpened('ledger')}>
          Ledger{ofFeature}
        </Button>
      </div>
      {opened === 'threshold' && <ThresholdDialog feature={feature} onGone={close} />}
      {opened === 'ledger' && <LedgerDialog productId={product.productId} feature={feature} onGone={close} />}
    </li>
  );
}

/** Reports need a license but use up nothing of it. */
const isCounted = ({ kind }: InventoryFeature) => kind !== 'report';

function Warnings({ feature }: { feature: InventoryFeature }) {
  const { today } = usePerson();
  return (
    <div className={styles.warnings}>
      {feature.isLow && (
        <Badge tone="priority" icon={<WarningIcon />}>
          Low stock
        </Badge>
      )}
      {endsSoon(feature, today) && (
        <Badge tone="priority" icon={<WarningIcon />}>
          Ends soon
        </Badge>
      )}
    </div>
  );
}

function Numbers({ feature }: { feature: InventoryFeature }) {
  const ends = feature.endsOn ? displayDate(feature.endsOn) : '—';
  const spent: [string, number][] = [
    ['Available', feature.available],
    ['Assigned', feature.assigned],
    [feature.countedIn === 'seats' ? 'Checked out' : 'Held', feature.held],
    ['Consumed', feature.consumed],
    ['Expired', feature.expired],
  ];
  // Zero for most features, so only shown when there are some.
  const rare: [string, number][] = [
    ['Upcoming', feature.upcoming],
    ['In keys', feature.transferred],
  ];
  const numbers: [string, number | string][] = [
    ['Quantity', feature.quantity],
    ...(isCounted(feature) ? [...spent, ...rare.filter(([, count]) => count > 0)] : []),
    ['Ends', ends],
  ];
  return (
    <dl className={styles.numbers}>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FeaturePooling({ feature }: { feature: InventoryFeature }) {
  const pooling = usePooling();
  // The new choice is shown at once; a refusal reverts it.
  const on = pooling.isPending ? pooling.variables.isEnabled : feature.isPoolingEnabled;
  return (
    <Toggle
      label={`Pool ${feature.featureName}`}
      on={on}
      disabled={pooling.isPending}
      onChange={(isEnabled) => pooling.mutate({ feature: feature.productFeatureId, isEnabled })}
    />
  );
}
