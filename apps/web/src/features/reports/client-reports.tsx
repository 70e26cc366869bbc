import { PROGRESS } from '@hub/contract/catalogs/report-formats';
import { MAX_IN_ARCHIVE } from '@hub/contract/core/reports/reports';
import { useState } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import { Card } from '../../ui/card/card.tsx';
import list from '../../ui/card/card-list.module.css';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { DownloadIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Pager, type PageSize } from '../../ui/pager/pager.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { type Filters, ReportFilters } from './report-filters.tsx';
import { ReportItem } from './report-item.tsx';
import { useClientReports, useDownloadArchive, useReportableForms } from './report-queries.ts';
import { formatName } from './report-words.ts';

const FIRST: { page: number; pageSize: PageSize } = { page: 1, pageSize: 12 };
const NONE: ReadonlySet<string> = new Set();

/** All reports of a client, from all of their cases. Several can be downloaded at once. */
export function ClientReports({ clientId }: { clientId: string }) {
  const [{ page, pageSize }, show] = useState(FIRST);
  const [filters, setFilters] = useState<Filters>({});
  const [selected, setSelected] = useState(NONE);
  const downloading = useDownloadArchive(clientId);
  const query = useClientReports(clientId, {
    Page: page,
    PageSize: pageSize,
    ...filters,
  });
  const filterBy = (next: Filters) => {
    setFilters(Object.fromEntries(Object.entries({ ...filters, ...next }).filter(([, value]) => value)));
    show({ page: 1, pageSize });
  };
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
  const isFiltered = Object.keys(filters).length > 0;
  const isTooMany = selected.size > MAX_IN_ARCHIVE;
  return (
    <Card>
      <div className={list.titleLine}>
        <h2 className={list.title}>All Reports</h2>
        <div className={list.buttons}>
          <ProgressLink clientId={clientId} />
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
      </div>
      {(totalItems > 0 || isFiltered) && (
        <ReportFilters filters={filters} onFilter={filterBy} onClear={() => setFilters({})} />
      )}
      {items.length === 0 ? (
        <p className={list.empty}>
          {isFiltered
            ? 'No report was made of this format and in these days. Change or clear the filters.'
            : 'No report was made yet. Reports are made in a case.'}
        </p>
      ) : (
        <ul className={list.list} aria-label="Reports">
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
        <div className={list.pager}>
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

/** Offered if the client has the same form from the same person at two times. */
function ProgressLink({ clientId }: { clientId: string }) {
  const { data } = useReportableForms(clientId);
  const canCompare = data?.compared.some(
    ({ outputFormat, reason }) => outputFormat === PROGRESS && reason === null,
  );
  if (!canCompare) return null;
  return (
    <Link variant="secondary" href={generatePath(paths.progress, { id: clientId })}>
      See progress
    </Link>
  );
}
