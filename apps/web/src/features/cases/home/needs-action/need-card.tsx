import { useId } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../../app/paths.ts';
import { RowLink } from '../../../../ui/data-table/row-parts.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { toneClass } from '../../../../ui/tone/tone.tsx';
import { RemainingDaysBadge } from '../../badges/remaining-days-badge.tsx';
import type { NeedCardContent } from './need-cards.ts';
import styles from './needs-action.module.css';

const MAX_SHOWN = 3;

export function NeedCard({ title, hint, tone, total, cases, none, showAll }: NeedCardContent) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <p className={`${styles.number} ${toneClass(total > 0 ? tone : 'neutral')}`}>{total}</p>
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          <p className={styles.hint}>{hint}</p>
        </div>
        {total > 0 && (
          <Link href={showAll}>
            Show all {total}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
      </div>
      {total > 0 ? (
        <ul className={styles.cases}>
          {cases.slice(0, MAX_SHOWN).map((one) => (
            <li key={one.id} className={styles.case}>
              <RowLink href={generatePath(paths.case, { id: one.id })}>
                <span className={styles.line}>
                  <bdi>{one.clientName}</bdi> <bdi className={styles.caseName}>{one.caseName}</bdi>{' '}
                  <RemainingDaysBadge of={one} />
                </span>
              </RowLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className={`${styles.cases} ${styles.none}`}>{none}</p>
      )}
    </section>
  );
}
