import { useCallback, useId } from 'react';
import { type Bar, latestBars, monthInWords, type Plot, scaleEnd } from './usage-plot.ts';
import styles from './use.module.css';

/** In the units of the drawing, which are pixels. */
const HEIGHT = 180;
const TOP = 20;
const LABELS = 40;
const AXIS = 36;
const STEP = 48;
const BAR = 30;

/** The series differ in pattern, not only in shade. */
const patterns = [
  <rect key="full" width="8" height="8" className={styles.ink} />,
  <path key="rising" d="M-2 2 2-2M0 8l8-8M6 10l4-4" className={styles.line} />,
  <circle key="dots" cx="4" cy="4" r="2" className={styles.ink} />,
  <path key="level" d="M0 2h8M0 6h8" className={styles.line} />,
  <path key="crossed" d="M0 0l8 8M8 0 0 8" className={styles.line} />,
  <path key="upright" d="M4 0v8" className={styles.line} />,
];

type Props = { plot: Plot; title: string };

/** The use in each month: a bar with a part for each product. The table beside it has the same numbers. */
export function MonthPlot({ plot, title }: Props) {
  const id = useId();
  const bars = latestBars(plot);
  const end = scaleEnd(Math.max(...bars.map(({ total }) => total)));
  const heightOf = (quantity: number) => (quantity / end) * HEIGHT;
  const width = AXIS + bars.length * STEP;
  // Scrolls to the end, because the latest months matter most.
  const showEnd = useCallback((frame: HTMLElement | null) => {
    frame?.scrollTo({ left: frame.scrollWidth });
  }, []);
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls */}
      <section ref={showEnd} aria-label={title} tabIndex={0} className={styles.scroll}>
        <svg role="img" aria-label={summaryOf(bars, title)} width={width} height={TOP + HEIGHT + LABELS}>
          <defs>
            {plot.series.map((name, index) => (
              <PatternOf key={name} id={`${id}${index}`} index={index} />
            ))}
          </defs>
          {[0, end / 2, end].map((value) => (
            <g key={value} transform={`translate(0 ${TOP + HEIGHT - heightOf(value)})`}>
              <line x1={AXIS} x2={width} className={styles.rule} />
              <text x={AXIS - 6} y="4" className={styles.scale}>
                {value}
              </text>
            </g>
          ))}
          {bars.map((bar, index) => (
            <g key={bar.month} transform={`translate(${AXIS + index * STEP + (STEP - BAR) / 2} ${TOP})`}>
              {bar.parts.map((part, series) => {
                const below = bar.parts.slice(0, series).reduce((sum, one) => sum + one, 0);
                return part === 0 ? null : (
                  <rect
                    key={plot.series[series]}
                    y={HEIGHT - heightOf(below + part)}
                    width={BAR}
                    height={heightOf(part)}
                    fill={`url(#${id}${series})`}
                    className={styles.part}
                  />
                );
              })}
              <text x={BAR / 2} y={HEIGHT - heightOf(bar.total) - 6} className={styles.total}>
                {bar.total}
              </text>
              <MonthLabel month={bar.month} isFirst={index === 0} />
            </g>
          ))}
        </svg>
      </section>
      <figcaption className={styles.legend}>
        {plot.series.map((name, index) => (
          <span key={name} className={styles.key}>
            <svg aria-hidden="true" width="24" height="16">
              <rect width="24" height="16" fill={`url(#${id}${index})`} className={styles.part} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const PatternOf = ({ id, index }: { id: string; index: number }) => (
  <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
    <rect width="8" height="8" className={styles.ground} />
    {patterns[index]}
  </pattern>
);

/** Only the first month of a year shows the year. */
function MonthLabel({ month, isFirst }: { month: string; isFirst: boolean }) {
  const { name, year } = monthInWords(month);
  return (
    <text y={HEIGHT + 16} className={styles.month}>
      <tspan x={BAR / 2}>{name}</tspan>
      {(isFirst || name === 'Jan') && (
        <tspan x={BAR / 2} dy="16">
          {year}
        </tspan>
      )}
    </text>
  );
}

function summaryOf(bars: readonly Bar[], title: string): string {
  const total = bars.reduce((sum, bar) => sum + bar.total, 0);
  const most = bars.toSorted((one, other) => other.total - one.total)[0];
  if (!most) return title;
  const { name, year } = monthInWords(most.month);
  return `${title}: ${total} in ${bars.length} months, most in ${name} ${year} with ${most.total}`;
}
