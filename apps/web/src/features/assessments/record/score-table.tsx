import type { IntervalLevel } from '@hub/contract/core/administrations/score-view';
import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { Tone } from '../../../ui/tone/tone.tsx';
import { intervalInWords, reasonInWords } from '../assessment-words.ts';
import styles from './record.module.css';

type Scale = ScoreVersion['scales'][number];

const bandTones: Record<'good' | 'neutral' | 'caution' | 'concern', Tone> = {
  good: 'success',
  neutral: 'neutral',
  caution: 'priority',
  concern: 'alert',
};

type Props = { scales: readonly Scale[]; interval: IntervalLevel };

/** Every scale of the form with its numbers, or with the reason why it has none. */
export function ScoreTable({ scales, interval }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls sideways
    <section className={styles.scroll} tabIndex={0} aria-label="Table of scores">
      <table className={styles.scores}>
        <thead>
          <tr>
            <th scope="col">Scale</th>
            <th scope="col">Raw</th>
            <th scope="col">T</th>
            <th scope="col">Percentile</th>
            <th scope="col">{interval}% interval</th>
            <th scope="col">Range</th>
          </tr>
        </thead>
        <tbody>
          {scales
            .filter(({ reason }) => reason !== 'NOT_ON_FORM')
            .map((scale) => (
              <ScaleRow key={scale.code} scale={scale} interval={interval} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

function ScaleRow({ scale, interval }: { scale: Scale; interval: IntervalLevel }) {
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
  const between = interval === '90' ? scale.interval90 : scale.interval95;
  return (
    <tr>
      {heading}
      <td>{scale.raw}</td>
      <td>{scale.t ?? '–'}</td>
      <td>{scale.percentile ?? '–'}</td>
      <td>{intervalInWords(between) || '–'}</td>
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
