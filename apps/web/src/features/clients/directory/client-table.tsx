import type { Client } from '@hub/contract/core/clients/client';
import type { ComponentProps, ReactNode } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { clientName } from '../../../lib/client-name.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EditIcon, PersonIcon, PlusIcon, TrashIcon } from '../../../ui/icon/icons.tsx';
import { MenuItem } from '../../../ui/menu/menu.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import type { useClients } from '../api/use-clients.ts';
import { clientColumns } from './client-columns.tsx';
import type { useDirectory } from './use-directory.ts';

type Props = {
  list: ReturnType<typeof useDirectory>;
  clients: ReturnType<typeof useClients>;
  empty: ReactNode;
  onClearFilters: () => void;
  onDelete: (client: Client) => void;
};

const recordOf = ({ id }: Client) => generatePath(paths.client, { id });

export function ClientTable({ list, clients, empty, onClearFilters, onDelete }: Props) {
  const row: ComponentProps<typeof DataTable<Client, never>>['row'] = {
    id: ({ id }) => id,
    name: clientName,
    href: recordOf,
    menu: (client) => (
      <>
        <MenuItem icon={<PersonIcon />} href={recordOf(client)}>
          Open
        </MenuItem>
        <MenuItem icon={<EditIcon />} href={`${recordOf(client)}?edit=true`}>
          Edit
        </MenuItem>
        <MenuItem icon={<PlusIcon />} href={generatePath(paths.addCase, { id: client.id })}>
          New case
        </MenuItem>
        <MenuItem icon={<TrashIcon />} onAction={() => onDelete(client)}>
          Delete
        </MenuItem>
      </>
    ),
  };
  return (
    <>
      <DataTable
        label="Clients"
        columns={clientColumns}
        content={clients.content}
        row={row}
        sort={list.sort}
        onSort={list.sortBy}
        hasSortMenu
        empty={empty}
        onClearFilters={onClearFilters}
        onFirstPage={() => list.goToPage(1)}
        expectedRows={list.pageSize}
      />
      <Pager
        label="Clients"
        page={list.page}
        pageSize={list.pageSize}
        totalItems={clients.totalItems}
        onPage={list.goToPage}
        onPageSize={list.showRows}
      />
    </>
  );
}
