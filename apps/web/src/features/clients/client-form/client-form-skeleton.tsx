import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './client-form.module.css';

const labels = [
  'First name',
  'Last name',
  'Biological sex',
  'Date of birth',
  'Client ID',
  'Email',
  'Phone number',
];

export function ClientFormSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <Card>
        <h2 className={styles.title}>Personal information</h2>
        <div className={styles.fields} aria-hidden="true">
          {labels.map((label) => (
            <div key={label}>
              <Skeleton of="small" width="narrow" />
              <Skeleton of="button" width="full" />
            </div>
          ))}
        </div>
      </Card>
    </>
  );
}
