import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import { useState } from 'react';
import { timeInWords } from '../../../lib/time-in-words.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import record from '../record/record.module.css';
import { compareVersions } from './compare-versions.ts';
import styles from './corrections.module.css';
import { originInWords } from './version-words.ts';

type Props = {
  /** The latest first. */
  versions: readonly ScoreVersion[];
  shown: number;
  onShow: (number: number) => void;
};

/** Every version of a score, and what changed from the one before. */
export function VersionsCard({ versions, shown, onShow }: Props) {
  const [compared, setCompared] = useState<number>();
  return (
    <Card>
      <h2 className={record.title}>Versions</h2>
      <ol className={styles.versions} reversed>
        {versions.map((version, index) => {
          const former = versions[index + 1];
          const isCompared = compared === version.number;
          return (
            <li key={version.number} value={version.number} className={styles.version}>
              <p>
                <span className={record.name}>Version {version.number}</span>{' '}
                {version.number === shown && <Badge tone="focus">Shown below</Badge>}
              </p>
              <p className={styles.origin}>{originInWords(version)}</p>
              <time dateTime={version.created} className={record.when}>
                {timeInWords(version.created)}
              </time>
              <div className={styles.buttons}>
                {version.number !== shown && (
                  <Button variant="secondary" onPress={() => onShow(version.number)}>
                    Show version {version.number}
                  </Button>
                )}
                {former && (
                  <Button
                    variant="quiet"
                    onPress={() => setCompared(isCompared ? undefined : version.number)}
                  >
                    {isCompared ? 'Hide what changed' : `What changed from version ${former.number}`}
                  </Button>
                )}
              </div>
              {former && isCompared && <Comparison older={former} newer={version} all={versions} />}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

type Pair = { older: ScoreVersion; newer: ScoreVersion; all: readonly ScoreVersion[] };

const COLUMNS = ['Raw', 'T', 'Percentile', 'Range'];

function Comparison({ older, newer, all }: Pair) {
  const { facts, scales, answers } = compareVersions(older, newer, all);
  const title = `Version ${older.number} and version ${newer.number}`;
  return (
    <div className={styles.comparison}>
      {facts
        .filter(({ isChanged }) => isChanged)
        .map((fact) => (
          <p key={fact.name}>
            {fact.name}: {fact.older} → <strong>{fact.newer}</strong>
          </p>
        ))}
      {answers.length > 0 && (
        <ol className={styles.answers} aria-label="Answers that differ">
          {answers.map(({ itemId, number, text, formerText, answerText }) => (
            <li key={itemId} value={number}>
              {text} {formerText || 'Not answered'} → <strong>{answerText || 'Not answered'}</strong>
            </li>
          ))}
        </ol>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls sideways */}
      <section className={record.scroll} tabIndex={0} aria-label={title}>
        <table className={record.scores}>
          <thead>
            <tr>
              <th scope="col">Scale</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {scales.map((scale) => (
              <tr key={scale.code}>
                <th scope="row">{scale.name}</th>
                {COLUMNS.map((column, index) => (
                  <td key={column}>
                    {scale.differs[index] ? (
                      <>
                        {scale.older[index]} → <strong>{scale.newer[index]}</strong>
                      </>
                    ) : (
                      scale.newer[index]
                    )}
                  </td>
                ))}
                <td>{scale.isChanged ? <Badge tone="priority">Changed</Badge> : 'Same'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
