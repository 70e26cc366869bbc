import { reportFormats } from '@hub/contract/catalogs/report-formats';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { DayFilter } from '../../ui/date-input/day-filter.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterChoice } from '../../ui/filter-bar/filter-choice.tsx';
import { formatName } from './report-words.ts';
import styles from './reports.module.css';

export type Filters = {
  OutputFormat?: number | undefined;
  From?: CalendarDay | undefined;
  To?: CalendarDay | undefined;
};

const formatOptions = [
  { value: '', label: 'All' },
  ...reportFormats.map(({ id }) => ({ value: String(id), label: formatName(id) })),
];

type Props = { filters: Filters; onFilter: (changed: Filters) => void; onClear: () => void };

/** Filters a client's reports by format and by date. */
export function ReportFilters({ filters, onFilter, onClear }: Props) {
  const { OutputFormat, From, To } = filters;
  const isBackwards = From !== undefined && To !== undefined && From > To;
  return (
    <div className={styles.filters}>
      <FilterBar label="Reports" count={Object.keys(filters).length} onClear={onClear}>
        <FilterChoice
          label="Format"
          options={formatOptions}
          value={String(OutputFormat ?? '')}
          onChange={(value) => onFilter({ OutputFormat: value ? Number(value) : undefined })}
        />
        <DayFilter label="Made from" day={From} onChange={(day) => onFilter({ From: day })} />
        <DayFilter
          label="Made until"
          day={To}
          error={isBackwards ? 'Choose a day that is not before the first' : undefined}
          onChange={(day) => onFilter({ To: day })}
        />
      </FilterBar>
    </div>
  );
}
