import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import type { CaseSummary } from '@hub/contract/core/cases/case';
import type { ComponentProps, ReactNode } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { useSelection } from '../../../ui/data-table/selection.ts';
import { CheckIcon, EditIcon, FolderIcon } from '../../../ui/icon/icons.tsx';
import { MenuItem } from '../../../ui/menu/menu.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import type { useCases } from '../api/use-cases.ts';
import { caseColumns } from '../case-columns.tsx';
import type { useCaseList } from './use-case-list.ts';

type Props = {
  list: ReturnType<typeof useCaseList>;
  cases: ReturnType<typeof useCases>;
  selection: ReturnType<typeof useSelection>;
  empty: ReactNode;
  onClose: (cases: readonly CaseSummary[]) => void;
};

const recordOf = ({ id }: CaseSummary) => generatePath(paths.case, { id });
const isOpen = ({ status }: CaseSummary) => status !== CLOSED;

export function CaseTable({ list, cases, selection, empty, onClose }: Props) {
  const { content } = cases;
  const row: ComponentProps<typeof DataTable<CaseSummary, never>>['row'] = {
    id: ({ id }) => id,
    name: ({ caseName, clientName }) => `${caseName}, ${clientName}`,
    href: recordOf,
    selectable: isOpen,
    menu: (of) => (
      <>
        <MenuItem icon={<FolderIcon />} href={recordOf(of)}>
          Open
        </MenuItem>
        <MenuItem icon={<EditIcon />} href={`${recordOf(of)}?edit=true`}>
          Edit
        </MenuItem>
        {isOpen(of) && (
          <MenuItem icon={<CheckIcon />} onAction={() => onClose([of])}>
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
