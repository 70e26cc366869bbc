import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import { useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type OneForm, useScores } from '../assessment-queries.ts';
import { indexInWords } from '../assessment-words.ts';
import { outdatedInWords } from '../corrections/version-words.ts';
import { VersionsCard } from '../corrections/versions-card.tsx';
import styles from './record.module.css';
import { ScoreCard } from './score-card.tsx';
import { validityLabels, validityTones } from './validity-words.ts';

type Props = {
  params: OneForm;
  /** Undefined if the user may not score the form again. */
  onScoreAgain?: (() => void) | undefined;
};

/** The scores of a form. Validity comes first, because it says how far the scores can be trusted. */
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
        <ValidityCard version={version} />
        <ScoreCard key={version.number} params={params} version={version} />
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

function ValidityCard({ version: { validity } }: { version: ScoreVersion }) {
  return (
    <Card>
      <h2 className={styles.title}>Validity</h2>
      {validity.length === 0 ? (
        <p className={styles.empty}>This form has no indices of validity.</p>
      ) : (
        <ul className={styles.indices}>
          {validity.map(({ code, name, value, state, explanation }) => (
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
  );
}
