import type { CaseSummary } from '@hub/contract/core/cases/case';
import { type CaseNeed, caseNeedLabels, EXPIRES_SOON_DAYS } from '@hub/contract/core/cases/case-list';
import type { listCasesNeedingAction } from '@hub/contract/core/cases/cases';
import type { AnswerOf } from '@hub/contract/http/endpoint';
import { useId } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../../app/paths.ts';
import { RowLink } from '../../../../ui/data-table/row-parts.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { type Tone, toneClass } from '../../../../ui/tone/tone.tsx';
import { RemainingDaysBadge } from '../../case-badges.tsx';
import { LIST_ID } from '../../case-queries.ts';
import styles from './needs-action.module.css';

export type NeedCardContent = {
  title: string;
  hint: string;
  tone: Tone;
  total: number;
  /** The first cases of the list. */
  cases: readonly CaseSummary[];
  /** Shown if there are no cases. */
  none: string;
  showAll: string;
};

/** The cards of the panel, in their order. */
export const needCards = ({
  expiring,
  expired,
}: AnswerOf<typeof listCasesNeedingAction>): NeedCardContent[] => [
  {
    title: caseNeedLabels.expiring,
    hint: `Within ${EXPIRES_SOON_DAYS} days`,
    tone: 'priority',
    total: expiring.totalItems,
    cases: expiring.items,
    none: 'No open case expires soon.',
    showAll: listOf('expiring'),
  },
  {
    title: caseNeedLabels.expired,
    hint: 'Close or extend them',
    tone: 'alert',
    total: expired.totalItems,
    cases: expired.items,
    none: 'Every expired case is closed.',
    showAll: listOf('expired'),
  },
];

/** Sorted by expiration, as in the card. */
const listOf = (need: CaseNeed) => `${paths.cases}?Need=${need}&SortBy=expirationDate&Order=asc#${LIST_ID}`;

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
                  <RemainingDaysBadge caseSummary={one} />
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
