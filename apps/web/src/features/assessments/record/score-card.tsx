import type { IntervalLevel, ScoreView } from '@hub/contract/core/administrations/score-view';
import type { NormGroup, ScoreVersion } from '@hub/contract/core/administrations/scores';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ageInWords } from '../../library/product-words.ts';
import { type OneForm, useScoreView } from '../assessment-queries.ts';
import { originInWords } from '../corrections/version-words.ts';
import styles from './record.module.css';
import { ScoreProfile } from './score-profile.tsx';
import { ScoreTable } from './score-table.tsx';

const resultLabels = {
  met: 'Met',
  'not-met': 'Not met',
  'cannot-be-determined': 'Cannot be determined',
} as const;

const normLabels: Record<NormGroup, string> = { combined: 'Combined', male: 'Male', female: 'Female' };
const intervals = [
  { value: '90', label: '90%' },
  { value: '95', label: '95%' },
];

type Props = { params: OneForm; version: ScoreVersion };

/** The scores of one version as profile and table; other norms can be chosen. */
export function ScoreCard({ params, version }: Props) {
  const [normGroup, setNormGroup] = useState<NormGroup>(version.normGroup);
  const [interval, setInterval] = useState<IntervalLevel>('95');
  const query = useScoreView(params, { version: version.number, normGroup, interval });
  const { data: view } = query;
  const groups = view?.normGroups ?? [];
  return (
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
      <div className={styles.switches}>
        {groups.length > 1 && (
          <RadioGroup
            label="Norms"
            orientation="horizontal"
            value={normGroup}
            onChange={(group) => setNormGroup(group as NormGroup)}
            options={groups.map((group) => ({ value: group, label: normLabels[group] }))}
          />
        )}
        <RadioGroup
          label="Interval"
          orientation="horizontal"
          value={interval}
          onChange={(level) => setInterval(level as IntervalLevel)}
          options={intervals}
        />
      </div>
      <div role="status">
        {view && view.normGroup !== view.scoredWith && (
          <p className={styles.viewNote}>
            This is a view with {view.normGroup} norms, not a new version. The form stays scored with{' '}
            {view.scoredWith} norms.
          </p>
        )}
      </div>
      {view ? (
        <ScoreProfile view={view} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The profile could not be loaded.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
      <ScoreTable scales={(view ?? version).scales} interval={shownInterval(view, interval)} />
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
  );
}

/** The interval of the loaded view, so that table and profile agree while the next view loads. */
const shownInterval = (view: ScoreView | undefined, chosen: IntervalLevel) => view?.interval ?? chosen;
