import type { ProfileFigure, ProfilePoint, ScoreView } from '@hub/contract/core/administrations/score-view';
import { PlotView } from '../../../ui/plot/plot-view.tsx';
import styles from './record.module.css';

/** The same profile as in reports. Each point tells its score, interval, percentile and range. */
export function ScoreProfile({ view: { figures, interval } }: { view: ScoreView }) {
  if (figures.length === 0) {
    return <p className={styles.empty}>No scale has a T score, so there is no profile to draw.</p>;
  }
  return figures.map((figure) => <Figure key={figure.caption} figure={figure} interval={interval} />);
}

function Figure({ figure, interval }: { figure: ProfileFigure; interval: string }) {
  const factsAt = (place: number) => factsOf(figure.points[place] ?? null, interval);
  return (
    <figure className={styles.figure}>
      <PlotView
        plot={figure.plot}
        alternative={figure.alternative}
        direction="ltr"
        labelOf={({ place, label }) =>
          figure.points[place]
            ? [figure.points[place].scale, ...factsAt(place).map(([name, value]) => `${name} ${value}`)].join(
                ', ',
              )
            : label
        }
        detailOf={({ place }) => (
          <>
            <strong className={styles.scale}>{figure.points[place]?.scale}</strong>
            {factsAt(place).map(([name, value]) => (
              <span key={name}>
                {name} <strong className={styles.value}>{value}</strong>
              </span>
            ))}
          </>
        )}
      />
      <figcaption className={styles.explanation}>{figure.caption}</figcaption>
    </figure>
  );
}

/** The facts of a point, with their names. */
const factsOf = (point: ProfilePoint | null, interval: string): [name: string, value: string][] =>
  point
    ? (
        [
          ['T', point.T],
          [`${interval}% interval`, point.interval],
          ['Percentile', point.percentile],
          ['Range', point.band],
        ] as [string, string][]
      ).filter(([, value]) => value !== '')
    : [];
