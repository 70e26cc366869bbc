import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Tone } from '../../../ui/tone/tone.tsx';
import { ageInWords } from '../../library/product-words.ts';
import { type OneForm, useScores } from '../assessment-queries.ts';
import { indexInWords, intervalInWords, reasonInWords } from '../assessment-words.ts';
import { originInWords, outdatedInWords } from '../corrections/version-words.ts';
import { VersionsCard } from '../corrections/versions-card.tsx';
import styles from './record.module.css';
import { validityLabels, validityTones } from './validity-words.ts';

const bandTones: Record<'good' | 'neutral' | 'caution' | 'concern', Tone> = {
  good: 'success',
  neutral: 'neutral',
  caution: 'priority',
  concern: 'alert',
};

const resultLabels = {
  met: 'Met',
  'not-met': 'Not met',
  'cannot-be-determined': 'Cannot be determined',
} as const;

type Props = {
  params: OneForm;
  /** Left out where the reader may not. */
  onScoreAgain?: (() => void) | undefined;
};

/** What a form came to: its validity first, as it says how far the scores can be trusted. */
export function Scores({ params, onScoreAgain }: Props) {
  const query = useScores(params);
  const { versions = [], outdated = [] } = query.data ?? {};
  const [chosen, setChosen] = useState<number>();
  const version = versions.find(({ number }) => number === chosen) ?? versions[0];
  if (version) {
    return (
      <>
        {outdated.length > 0 && (
          <AlertBanner
            tone="priority"
            title={outdatedInWords(outdated)}
            action={
              onScoreAgain && (
                <Button variant="secondary" onPress={onScoreAgain}>
                  Score again
                </Button>
              )
            }
          >
            The scores still rest on what the record said before.
          </AlertBanner>
        )}
        {versions.length > 1 && (
          <VersionsCard versions={versions} shown={version.number} onShow={setChosen} />
        )}
        <Version version={version} />
      </>
    );
  }
  return (
    <Card>
      <h2 className={styles.title}>Scores</h2>
      {query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The scores could not be loaded.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </Card>
  );
}

function Version({ version }: { version: ScoreVersion }) {
  const scales = version.scales.filter(({ reason }) => reason !== 'NOT_ON_FORM');
  return (
    <>
      <Card>
        <h2 className={styles.title}>Validity</h2>
        {version.validity.length === 0 ? (
          <p className={styles.empty}>This form has no indices of validity.</p>
        ) : (
          <ul className={styles.indices}>
            {version.validity.map(({ code, name, value, state, explanation }) => (
              <li key={code}>
                <div className={styles.index}>
                  <span className={styles.name}>{name}</span>
                  <Badge tone={validityTones[state]}>{validityLabels[state]}</Badge>
                  {value !== null && <span className={styles.when}>{indexInWords(value)}</span>}
                </div>
                <p className={styles.explanation}>{explanation}</p>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card>
        <h2 className={styles.title}>Scores</h2>
        {version.notice && (
          <div className={styles.banner}>
            <AlertBanner persistent>{version.notice}</AlertBanner>
          </div>
        )}
        <p className={styles.explanation}>
          {[
            `Completed ${displayDate(version.completedOn)}`,
            `age ${ageInWords(version.ageMonths)}`,
            `${version.normGroup} norms`,
            version.number > 1 && `version ${version.number}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {version.reason && <p className={styles.explanation}>{originInWords(version)}</p>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label="Table of scores">
          <table className={styles.scores}>
            <thead>
              <tr>
                <th scope="col">Scale</th>
                <th scope="col">Raw</th>
                <th scope="col">T</th>
                <th scope="col">Percentile</th>
                <th scope="col">90% interval</th>
                <th scope="col">Range</th>
              </tr>
            </thead>
            <tbody>
              {scales.map((scale) => (
                <ScaleRow key={scale.code} scale={scale} />
              ))}
            </tbody>
          </table>
        </section>
        {version.criteria.length > 0 && (
          <>
            <h3 className={styles.subtitle}>Criteria</h3>
            <ul className={styles.indices}>
              {version.criteria.map(({ code, name, result }) => (
                <li key={code} className={styles.index}>
                  <span className={styles.name}>{name}</span>
                  <Badge tone={result === 'met' ? 'priority' : 'neutral'}>{resultLabels[result]}</Badge>
                </li>
              ))}
            </ul>
          </>
        )}
        {version.normsAbout && <p className={styles.source}>{version.normsAbout}</p>}
      </Card>
    </>
  );
}

function ScaleRow({ scale }: { scale: ScoreVersion['scales'][number] }) {
  const heading = (
    <th scope="row" className={scale.isComposite ? styles.composite : undefined}>
      {scale.name}
    </th>
  );
  if (scale.reason) {
    return (
      <tr>
        {heading}
        <td colSpan={5} className={styles.empty}>
          {reasonInWords(scale)}
        </td>
      </tr>
    );
  }
  return (
    <tr>
      {heading}
      <td>{scale.raw}</td>
      <td>{scale.t ?? '–'}</td>
      <td>{scale.percentile ?? '–'}</td>
      <td>{intervalInWords(scale.interval90) || '–'}</td>
      <td>
        <span className={styles.bands}>
          {scale.bands.map(({ scheme, name, tone }) => (
            <Badge key={scheme} tone={bandTones[tone]}>
              {name}
            </Badge>
          ))}
        </span>
      </td>
    </tr>
  );
}
