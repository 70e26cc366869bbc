import type { License } from '@hub/contract/core/licenses/license';
import type { UsesLeft } from '@hub/contract/core/licenses/licenses';
import { displayDate } from '@hub/contract/dates/date-display';
import { countInWords } from '../uses-left.ts';
import styles from './product.module.css';

type Props = {
  /** Reports use up nothing. */
  isReport: boolean;
  left: UsesLeft | undefined;
  licenses: readonly License[];
};

const isPast = ({ state }: License) => state === 'ended' || state === 'used-up';

/** The licenses of a feature: the current ones, and behind a button the expired ones. */
export function LicenseLots({ isReport, left, licenses }: Props) {
  const past = licenses.filter(isPast);
  const present = licenses.filter((license) => !isPast(license));
  const assigned = left?.assigned ?? 0;
  const isPooled = licenses.some(({ isPoolingEnabled }) => isPoolingEnabled);
  return (
    <>
      {present.length > 0 && (
        <ul className={styles.lots}>
          {present.map((license) => (
            <li key={license.id}>{isReport ? sentence(timesInWords(license)) : lotInWords(license)}</li>
          ))}
        </ul>
      )}
      {assigned > 0 && !isReport && (
        <p className={styles.small}>
          {isPooled
            ? `${countInWords(assigned, left?.countedIn ?? 'uses')} of these are assigned to you alone.`
            : 'Only what is assigned to somebody can be drawn here.'}
        </p>
      )}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{past.length === 1 ? '1 past license' : `${past.length} past licenses`}</summary>
          <ul className={styles.lots}>
            {past.map((license) => (
              <li key={license.id}>{pastInWords(license)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function lotInWords(license: License): string {
  const { available, quantity, held, countedIn } = license;
  const out = held > 0 ? `, ${held} ${countedIn === 'seats' ? 'checked out' : 'held for forms'}` : '';
  return `${available} of ${countInWords(quantity, countedIn)} left${out}; ${timesInWords(license)}`;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function timesInWords({ state, startsOn, expiresOn }: License): string {
  const start = state === 'upcoming' ? `from ${displayDate(startsOn)}` : `since ${displayDate(startsOn)}`;
  return expiresOn ? `${start}, until ${displayDate(expiresOn)}` : `${start}, without an end`;
}

function pastInWords({ state, quantity, consumed, expired, countedIn, expiresOn }: License): string {
  const all = countInWords(quantity, countedIn);
  if (state === 'used-up') return `${all}: all used up`;
  const rest = expired > 0 ? `, ${expired} expired` : '';
  return `${all}: ${consumed} used${rest}; ended ${expiresOn ? displayDate(expiresOn) : ''}`.trim();
}
