import { type ReactNode, useId } from 'react';
import { RetryButton } from '../../../../ui/button/button.tsx';
import { AlertIcon } from '../../../../ui/icon/icons.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useCasesNeedingAction } from '../../case-queries.ts';
import { NeedCard, needCards } from './need-card.tsx';
import styles from './needs-action.module.css';

/** Renders the other needs beside this number of cases; `waiting` is the placeholder while they load. */
type MoreNeeds = (parts: { cases: number; waiting: ReactNode }) => ReactNode;

type Props = { moreNeeds: MoreNeeds };

/** What waits for the practitioner: the cases, and the needs that the page adds. */
export function NeedsAction({ moreNeeds }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        Needs action
      </h2>
      <Content moreNeeds={moreNeeds} />
    </section>
  );
}

function Content({ moreNeeds }: Props) {
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
  const cases = cards.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      {cases > 0 && (
        <div className={styles.cards}>
          {cards.map((card) => (
            <NeedCard key={card.title} {...card} />
          ))}
        </div>
      )}
      {moreNeeds({ cases, waiting: cases === 0 && <NeedsActionSkeleton /> })}
    </>
  );
}

/** As high as the cards. */
const NeedsActionSkeleton = () => (
  <>
    <p role="status" className="visually-hidden">
      Loading what needs action…
    </p>
    <div aria-hidden="true" className={styles.cards}>
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </>
);

const SkeletonCard = () => (
  <div className={styles.card}>
    <div className={styles.head}>
      <div className={styles.words}>
        <Skeleton variant="body" width="medium" />
        <Skeleton variant="small" width="narrow" />
      </div>
    </div>
    <div className={styles.cases}>
      <Line />
      <Line />
      <Line />
    </div>
  </div>
);

const Line = () => (
  <div className={styles.case}>
    <Skeleton variant="body" width="medium" />
  </div>
);
