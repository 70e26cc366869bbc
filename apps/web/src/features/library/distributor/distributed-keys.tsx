import type { DistributedKey } from '@hub/contract/core/licenses/distributor-keys';
import type { ProductFeature } from '@hub/contract/core/products/product';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Tone } from '../../../ui/tone/tone.tsx';
import { MakeKeyDialog } from '../dialogs-on-demand.ts';
import { useDistributedKeys } from '../library-queries.ts';
import { ProductSection } from '../product/product-section.tsx';
import { countInWords } from '../uses-left.ts';
import styles from './distributor.module.css';
import { TakeBackDialog } from './take-back-dialog.tsx';

const states: Record<DistributedKey['state'], { label: string; tone: Tone }> = {
  unused: { label: 'Not activated yet', tone: 'focus' },
  activated: { label: 'Activated', tone: 'success' },
  'taken-back': { label: 'Taken back', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

type Props = { productId: string; features: readonly ProductFeature[] };

/** The keys that a distributor made from its stock, with a button to make another. */
export function DistributedKeys({ productId, features }: Props) {
  const [page, setPage] = useState(1);
  const keys = useDistributedKeys(productId, page);
  const [isMaking, setIsMaking] = useState(false);
  const [asked, setAsked] = useState<DistributedKey>();
  return (
    <ProductSection
      title="License keys"
      action={
        <Button variant="secondary" onPress={() => setIsMaking(true)}>
          Make a key
        </Button>
      }
    >
      {keys.data ? (
        <KeyList keys={keys.data.items} onTakeBack={setAsked} />
      ) : keys.errorUpdateCount > 0 ? (
        <LoadFailure query={keys}>The keys could not be loaded</LoadFailure>
      ) : (
        <Skeleton variant="body" width="medium" />
      )}
      {keys.data && keys.data.totalItems > keys.data.pageSize && (
        <Pager
          label="Keys"
          page={page}
          pageSize={keys.data.pageSize}
          totalItems={keys.data.totalItems}
          onPage={setPage}
        />
      )}
      {isMaking && <MakeKeyDialog features={features} onGone={() => setIsMaking(false)} />}
      {asked && <TakeBackDialog licenseKey={asked} onGone={() => setAsked(undefined)} />}
    </ProductSection>
  );
}

type ListProps = { keys: readonly DistributedKey[]; onTakeBack: (key: DistributedKey) => void };

function KeyList({ keys, onTakeBack }: ListProps) {
  if (keys.length === 0) {
    return <p className={styles.muted}>Keys that you make of your stock are listed here.</p>;
  }
  return (
    <ul aria-label="Keys" className={styles.keys}>
      {keys.map((key) => (
        <li key={key.id} className={styles.item}>
          <div className={styles.words}>
            <p className={styles.name}>…{key.ending}</p>
            <p>
              {countInWords(key.quantity, key.countedIn)} of {key.featureName}
              {key.reference && `, ${key.reference}`}
            </p>
            <p className={styles.muted}>
              Made {displayDate(browserDayOf(key.made))}
              {key.activated &&
                `, activated ${displayDate(browserDayOf(key.activated))} by ${key.buyerName ?? ''}`}
            </p>
          </div>
          <Badge tone={states[key.state].tone}>{states[key.state].label}</Badge>
          {(key.state === 'unused' || key.state === 'expired') && (
            <Button variant="quiet" onPress={() => onTakeBack(key)}>
              Take back<span className="visually-hidden"> the key …{key.ending}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
