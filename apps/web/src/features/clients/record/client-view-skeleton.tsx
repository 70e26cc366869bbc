import { Card } from '../../../ui/card/card.tsx';
import { FactListSkeleton } from '../../../ui/fact-list/fact-list.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './record.module.css';

const names = ['First name', 'Last name', 'Biological sex', 'Date of birth', 'Client ID', 'Email'];

export function ClientViewSkeleton() {
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
        </div>
      </div>
    </>
  );
}
