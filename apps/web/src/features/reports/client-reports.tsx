import { reportFormats } from '@hub/contract/catalogs/report-formats';
import { MAX_IN_ARCHIVE } from '@hub/contract/core/reports/reports';
import { useState } from 'react';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { DownloadIcon } from '../../ui/icon/icons.tsx';
import { Pager, type PageSize } from '../../ui/pager/pager.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ReportItem } from './report-item.tsx';
import { useClientReports, useDownloadArchive } from './report-queries.ts';
import { formatName } from './report-words.ts';
import styles from './reports.module.css';

const FIRST: { page: number; pageSize: PageSize } = { page: 1, pageSize: 12 };
const NONE: ReadonlySet<string> = new Set();

/** Every report of a client, in all of their cases. Several are downloaded at once. */
export function ClientReports({ clientId }: { clientId: string }) {
  const [{ page, pageSize }, show] = useState(FIRST);
  const [format, setFormat] = useState('');
  const [selected, setSelected] = useState(NONE);
  const downloading = useDownloadArchive(clientId);
  const query = useClientReports(clientId, {
    Page: page,
    PageSize: pageSize,
    ...(format && { OutputFormat: Number(format) }),
  });
  const toggle = (id: string, isOn: boolean) =>
    setSelected((now) => new Set(isOn ? [...now, id] : [...now].filter((one) => one !== id)));
  if (!query.data) {
    return (
      <Card>
        {query.errorUpdateCount > 0 ? (
          <LoadFailure query={query}>The reports could not be loaded.</LoadFailure>
        ) : (
          <Skeleton variant="body" width="wide" />
        )}
      </Card>
    );
  }
  const { items, totalItems } = query.data;
  const isTooMany = selected.size > MAX_IN_ARCHIVE;
  return (
    <Card>
      <div className={styles.titleLine}>
        <h2 className={styles.title}>All Reports</h2>
        {totalItems > 0 && (
          <ExplainedButton
            variant="secondary"
            busy={downloading.isPending}
            disabledReason={
              selected.size === 0
                ? 'Select reports first.'
                : isTooMany
                  ? `Select at most ${MAX_IN_ARCHIVE}.`
                  : undefined
            }
            onPress={() => downloading.mutate([...selected])}
          >
            <DownloadIcon />
            {selected.size > 0 ? `Download ${selected.size} selected` : 'Download selected'}
          </ExplainedButton>
        )}
      </div>
      <div className={styles.filters}>
        <Select
          label="Format"
          placeholder="All formats"
          value={format}
          onChange={(value) => {
            setFormat(value);
            show({ page: 1, pageSize });
          }}
          options={reportFormats.map(({ id }) => ({ value: String(id), label: formatName(id) }))}
        />
      </div>
      {items.length === 0 ? (
        <p className={styles.empty}>
          {format
            ? 'There is no report of this format.'
            : 'No report was made yet. Reports are made in a case.'}
        </p>
      ) : (
        <ul className={styles.list} aria-label="Reports">
          {items.map((report) => (
            <ReportItem
              key={report.id}
              report={report}
              note={report.caseName}
              mark={
                <Checkbox
                  label={<span className="visually-hidden">Select {formatName(report.outputFormat)}</span>}
                  checked={selected.has(report.id)}
                  onChange={(isOn) => toggle(report.id, isOn)}
                />
              }
            />
          ))}
        </ul>
      )}
      {totalItems > FIRST.pageSize && (
        <div className={styles.pager}>
          <Pager
            label="Reports"
            page={page}
            pageSize={pageSize}
            totalItems={totalItems}
            onPage={(next) => show({ page: next, pageSize })}
            onPageSize={(size) => show({ page: 1, pageSize: size })}
          />
        </div>
      )}
    </Card>
  );
}
