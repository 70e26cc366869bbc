import { useId } from 'react';
import { RetryButton } from '../../../../ui/button/button.tsx';
import { AlertIcon, CheckIcon } from '../../../../ui/icon/icons.tsx';
import { useCasesNeedingAction } from '../../api/use-cases-needing-action.ts';
import { NeedCard } from './need-card.tsx';
import { needCards } from './need-cards.ts';
import styles from './needs-action.module.css';
import { NeedsActionSkeleton } from './needs-action-skeleton.tsx';

/** What waits for the practitioner, before everything else. */
export function NeedsAction() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        Needs action
      </h2>
      <Content />
    </section>
  );
}

function Content() {
  const { data, errorUpdateCount, isFetching, refetch } = useCasesNeedingAction();
  if (!data && errorUpdateCount === 0) return <NeedsActionSkeleton />;
  if (!data) {
    const retry = () => void refetch();
    return (
      <div className={`${styles.card} ${styles.alone}`}>
        <p role="alert" className={styles.failure}>
          <AlertIcon />
          What needs action could not be loaded.
        </p>
        <RetryButton state={isFetching ? { status: 'retrying' } : { status: 'failed', retry }} />
      </div>
    );
  }
  const cards = needCards(data);
  if (cards.every(({ total }) => total === 0)) {
    return (
      <div className={`${styles.card} ${styles.alone}`}>
        <span className={styles.done}>
          <CheckIcon />
        </span>
        <p className={styles.message}>Nothing needs your attention</p>
      </div>
    );
  }
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <NeedCard key={card.title} {...card} />
      ))}
    </div>
  );
}
