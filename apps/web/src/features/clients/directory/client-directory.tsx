import type { Client } from '@hub/contract/core/clients/client';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { ActionGroup } from '../../../ui/action-group/action-group.tsx';
import { DownloadIcon, PlusIcon, TrashIcon, UploadIcon } from '../../../ui/icon/icons.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { useClientExport } from '../api/use-client-export.ts';
import { useClients } from '../api/use-clients.ts';
import { useReloadClients } from '../api/use-reload-clients.ts';
import { DeleteClientDialog } from '../deletion/delete-client-dialog.tsx';
import { ClientFilters } from './client-filters.tsx';
import { ClientTable } from './client-table.tsx';
import { DeletedClientsDialog } from './deleted-clients-dialog.tsx';
import styles from './directory.module.css';
import { ImportDialog } from './import-dialog-on-demand.tsx';
import { NoClients } from './no-clients.tsx';
import { useDirectory } from './use-directory.ts';

type Opened = { dialog: 'import' | 'deleted' } | { dialog: 'delete'; client: Client };

export function ClientDirectory() {
  const list = useDirectory();
  const clients = useClients(list);
  const reload = useReloadClients();
  const exporting = useClientExport();
  const [opened, setOpened] = useState<Opened>();
  const [clearings, setClearings] = useState(0);

  const close = () => setOpened(undefined);
  const openImport = () => setOpened({ dialog: 'import' });
  function clearFilters() {
    list.clearFilters();
    setClearings(clearings + 1);
  }
  function leaveDeleteDialog(outcome: 'deleted' | 'kept') {
    close();
    if (outcome === 'kept') return;
    const { content } = clients;
    const isPageEmpty = content.status === 'rows' && content.rows.length === 1;
    if (isPageEmpty && list.page > 1) list.goToPage(list.page - 1);
    void reload();
  }

  return (
    <div className={styles.directory}>
      <PageHeader
        title="Client Directory"
        action={
          <ActionGroup
            actions={[
              { label: 'Import', icon: <UploadIcon />, onPress: openImport },
              {
                label: 'Export',
                icon: <DownloadIcon />,
                busy: exporting.isPending,
                onPress: () => exporting.mutate(list.query),
              },
              {
                label: 'Deleted clients',
                icon: <TrashIcon />,
                onPress: () => setOpened({ dialog: 'deleted' }),
              },
            ]}
            primary={
              <Link variant="primary" href={paths.addClient}>
                <PlusIcon />
                Add client
              </Link>
            }
          />
        }
      />
      {clients.content.status !== 'empty' && (
        <ClientFilters list={list} clearings={clearings} onClear={clearFilters} />
      )}
      <ClientTable
        list={list}
        clients={clients}
        empty={<NoClients onImport={openImport} />}
        onClearFilters={clearFilters}
        onDelete={(client) => setOpened({ dialog: 'delete', client })}
      />
      {opened?.dialog === 'delete' && (
        <DeleteClientDialog client={opened.client} onGone={leaveDeleteDialog} />
      )}
      {opened?.dialog === 'deleted' && <DeletedClientsDialog onGone={close} />}
      {opened?.dialog === 'import' && <ImportDialog onGone={close} />}
    </div>
  );
}
