import { monthInWords, type Plot } from './usage-plot.ts';
import styles from './use.module.css';

/** The numbers of the plot, the newest month first. */
export function MonthTable({ plot: { series, bars }, title }: { plot: Plot; title: string }) {
  return (
    <details className={styles.numbers}>
      <summary>Show the numbers as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls */}
      <section aria-label={`${title} as a table`} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ month, parts, total }) => (
              <tr key={month}>
                <th scope="row">{Object.values(monthInWords(month)).join(' ')}</th>
                {parts.map((part, index) => (
                  <td key={series[index]}>{part}</td>
                ))}
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
