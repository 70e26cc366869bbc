import { Card } from '../../../ui/card/card.tsx';
import { FactListSkeleton } from '../../../ui/fact-list/fact-list.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './record.module.css';

const names = ['Referral date', 'Expiration date', 'Referred by', "Referrer's email"];

export function CaseViewSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <div aria-hidden="true" className={styles.loading}>
        <Skeleton variant="title" width="wide" />
        <div className={styles.columns}>
          <Card>
            <FactListSkeleton names={names} />
          </Card>
          <Card>
            <Skeleton variant="body" width="wide" />
          </Card>
        </div>
      </div>
    </>
  );
}
