import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon } from '../../ui/icon/icons.tsx';
import { useUsageExport, useUsageSummary } from './org-license-queries.ts';
import styles from './org-licenses.module.css';
import { PanelSection } from './panel-section.tsx';
import { UsageFilters } from './use/usage-filters.tsx';
import { useUsageList } from './use/usage-list.ts';
import { UsageSummary } from './use/usage-summary.tsx';
import { UsageTable } from './use/usage-table.tsx';

type Props = {
  /** Shows only this practitioner's use. */
  accountId?: string;
};

/** The use of licenses: filtered by the address, with totals, a plot by month, and an export. */
export function LicenseUsePanel({ accountId }: Props) {
  const list = useUsageList(accountId);
  const summary = useUsageSummary(list.summaryQuery);
  const exporting = useUsageExport();
  return (
    <div className={styles.panel}>
      <UsageFilters list={list} choices={summary.data} hasPeople={accountId === undefined} />
      {summary.data?.totals.length !== 0 && (
        <PanelSection
          title="Totals"
          action={
            <Button
              variant="secondary"
              busy={exporting.isPending}
              onPress={() => exporting.mutate(list.query)}
            >
              <DownloadIcon />
              Export
            </Button>
          }
        >
          <UsageSummary summary={summary} entry={list.filters.entry ?? 'CONSUME'} />
        </PanelSection>
      )}
      <PanelSection title="Every use">
        <UsageTable list={list} />
      </PanelSection>
    </div>
  );
}
