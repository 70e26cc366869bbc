import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import type { CaseSummary } from '@hub/contract/core/cases/case';
import { caseNeeds, caseSortKeys } from '@hub/contract/core/cases/case-list';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { referralWindowStart } from '@hub/contract/dates/referral-window';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import type { ListQuery } from '../../../lib/url-state/list-query.ts';
import { flag, oneOf, text } from '../../../lib/url-state/parameter.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { useSelection } from '../../../ui/data-table/selection.ts';
import { CheckIcon, EditIcon, FolderIcon } from '../../../ui/icon/icons.tsx';
import { MenuItem } from '../../../ui/menu/menu.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { type CaseSortKey, caseColumns } from '../case-columns.tsx';
import type { CaseQuery, useCases } from '../case-queries.ts';

/** In days. */
export const referralWindows = [7, 30, 90] as const;
export const remainingLimits = [7, 30, 90] as const;

const filters = {
  Name: text,
  ClientName: text,
  // A number of days instead of a date, so that a shared link means the same tomorrow.
  Referred: oneOf(referralWindows),
  RemainingDays: oneOf(remainingLimits),
  Inactive: flag,
  Need: oneOf(caseNeeds),
};

/** The parameters in the address of Home. */
export const caseList = {
  spelling: 'Page',
  filters,
  sortKeys: caseSortKeys,
  sort: { by: 'referralDate', order: 'desc' },
} as const satisfies ListDescription<typeof filters, CaseSortKey>;

type ListedCases = ListQuery<typeof filters, CaseSortKey, 'Page'>;

/** The query for the list on this day. */
export const queryOn = (today: CalendarDay, { Referred, ...rest }: ListedCases): CaseQuery =>
  Referred === undefined ? rest : { ...rest, StartDate: referralWindowStart(today, Referred) };

/** What the address asks of the list of cases. */
export function useCaseList() {
  const list = useListState(caseList);
  const today = browserDay();
  return { ...list, query: useMemo(() => queryOn(today, list.query), [today, list.query]) };
}

type Props = {
  list: ReturnType<typeof useCaseList>;
  cases: ReturnType<typeof useCases>;
  selection: ReturnType<typeof useSelection>;
  empty: ReactNode;
  onClose: (cases: readonly CaseSummary[]) => void;
};

const pathOf = ({ id }: CaseSummary) => generatePath(paths.case, { id });
const isOpen = ({ status }: CaseSummary) => status !== CLOSED;

export function CaseTable({ list, cases, selection, empty, onClose }: Props) {
  const { content } = cases;
  const row: ComponentProps<typeof DataTable<CaseSummary, never>>['row'] = {
    id: ({ id }) => id,
    name: ({ caseName, clientName }) => `${caseName}, ${clientName}`,
    href: pathOf,
    selectable: isOpen,
    menu: (caseSummary) => (
      <>
        <MenuItem icon={<FolderIcon />} href={pathOf(caseSummary)}>
          Open
        </MenuItem>
        <MenuItem icon={<EditIcon />} href={`${pathOf(caseSummary)}?edit=true`}>
          Edit
        </MenuItem>
        {isOpen(caseSummary) && (
          <MenuItem icon={<CheckIcon />} onAction={() => onClose([caseSummary])}>
            Close case
          </MenuItem>
        )}
      </>
    ),
  };
  const shown = (ids: readonly string[]) =>
    content.status === 'rows' ? content.rows.filter(({ id }) => ids.includes(id)) : [];
  return (
    <>
      <DataTable
        label="Cases"
        columns={caseColumns}
        content={content}
        row={row}
        sort={list.sort}
        onSort={list.sortBy}
        selection={{
          ...selection,
          actions: (ids) => <Button onPress={() => onClose(shown(ids))}>Close cases</Button>,
        }}
        empty={empty}
        onClearFilters={list.clearFilters}
        onFirstPage={() => list.goToPage(1)}
        expectedRows={list.pageSize}
      />
      <Pager
        label="Cases"
        page={list.page}
        pageSize={list.pageSize}
        totalItems={cases.totalItems}
        onPage={list.goToPage}
        onPageSize={list.showRows}
      />
    </>
  );
}
