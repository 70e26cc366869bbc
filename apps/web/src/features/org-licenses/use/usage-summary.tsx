import type { UsageTotal } from '@hub/contract/core/licenses/license-usage';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { entryLabels } from '../entry-words.ts';
import type { useUsageSummary } from '../org-license-queries.ts';
import panel from '../org-licenses.module.css';
import { MonthPlot } from './month-plot.tsx';
import { MonthTable } from './month-table.tsx';
import { plotOf } from './usage-plot.ts';
import styles from './use.module.css';

type Props = {
  summary: ReturnType<typeof useUsageSummary>;
  /** The unit that the plot counts. */
  entry: UsageTotal['entry'];
};

/** The totals and the plot by month. Hidden if nothing was used. */
export function UsageSummary({ summary, entry }: Props) {
  if (!summary.data) {
    if (summary.errorUpdateCount > 0) {
      return <LoadFailure query={summary}>The totals could not be loaded</LoadFailure>;
    }
    return (
      <div className={panel.card}>
        <Skeleton variant="body" width="wide" />
        <Skeleton variant="body" width="full" />
      </div>
    );
  }
  const { totals, months } = summary.data;
  const plot = plotOf(months);
  const title = `${entryLabels[entry]} by month`;
  return (
    <div className={panel.card}>
      <dl className={styles.totals}>
        {totals.map((total) => (
          <div key={total.entry}>
            <dt>{entryLabels[total.entry]}</dt>
            <dd>{total.quantity}</dd>
          </div>
        ))}
      </dl>
      {plot.bars.length > 0 && (
        <>
          <h3 className={styles.plotTitle}>{title}</h3>
          <MonthPlot plot={plot} title={title} />
          <MonthTable plot={plot} title={title} />
        </>
      )}
    </div>
  );
}
