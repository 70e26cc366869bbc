import type { Client } from '@hub/contract/core/clients/client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { ActionGroup } from '../../../ui/action-group/action-group.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DownloadIcon, FolderIcon, PlusIcon, TrashIcon, UploadIcon } from '../../../ui/icon/icons.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { useClientExport, useClients, useReloadClients } from '../client-queries.ts';
import { DeleteClientDialog } from '../delete-client-dialog.tsx';
import { ClientFilters, ClientTable, useClientList } from './client-list.tsx';
import { DeletedClientsDialog } from './deleted-clients-dialog.tsx';
import styles from './directory.module.css';

// Loaded on demand, because reading files takes more code than the list itself.
const ImportDialog = dialogOnDemand(
  'Import clients',
  async () => (await import('../sheet/import-dialog.tsx')).ImportDialog,
);

type Opened = { dialog: 'import' | 'deleted' } | { dialog: 'delete'; client: Client };

export function ClientDirectory() {
  const list = useClientList();
  const clients = useClients(list);
  const reload = useReloadClients();
  const exporting = useClientExport();
  const navigate = useNavigate();
  // The selection is kept from page to page, because a class may be longer than one page.
  const selection = useSelection('clients');
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
                label: 'Screenings',
                icon: <FolderIcon />,
                onPress: () => void navigate(paths.screenings),
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
        selection={{
          ...selection,
          acrossPages: true,
          actions: (ids) => (
            <Button onPress={() => void navigate(paths.newScreening, { state: ids })}>Send a form</Button>
          ),
        }}
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

const NoClients = ({ onImport }: { onImport: () => void }) => (
  <EmptyState
    message="You have no clients yet"
    hint="Add the first person you evaluate, or bring in a list from another system."
    action={
      <div className={styles.ways}>
        <Link variant="primary" href={paths.addClient}>
          Add client
        </Link>
        <Button variant="secondary" onPress={onImport}>
          Import clients
        </Button>
      </div>
    }
  />
);
