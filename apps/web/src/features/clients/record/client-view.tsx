import type { Client } from '@hub/contract/core/clients/client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { clientName } from '../../../lib/client-name.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { useEditing } from '../../../lib/url-state/use-editing.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { clientKeys } from '../api/client-keys.ts';
import type { Catalogs } from '../api/use-catalogs.ts';
import { clientOptions } from '../client-form/client-options.ts';
import { ClientActions } from './client-actions.tsx';
import { ClientHeader } from './client-header.tsx';
import { ClientInfo } from './client-info.tsx';
import { EditClientForm } from './edit-client-form.tsx';
import { useClientRecord } from './use-client-record.ts';
import { useRecordTab } from './use-record-tab.ts';

type Props = {
  client: Client;
  catalogs: Catalogs;
  /** The content of the tab with that name. */
  cases: ReactNode;
};

export function ClientView({ client, catalogs, cases }: Props) {
  const { queries, record, hasFailed } = useClientRecord(client);
  const editing = useEditing();
  const tab = useRecordTab();
  const queryClient = useQueryClient();
  const [reloads, setReloads] = useState(0);

  async function reload() {
    const queryKey = clientKeys.one(client.id);
    await queryClient.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true });
    setReloads(reloads + 1);
  }

  const isForm = tab.selected === 'info' && editing.isEditing && record !== undefined;
  const info = isForm ? (
    <EditClientForm
      key={reloads}
      record={record}
      options={clientOptions(catalogs)}
      onReload={reload}
      onClose={editing.end}
    />
  ) : (
    <ClientInfo client={client} queries={queries} catalogs={catalogs} />
  );
  return (
    <>
      <PageTitle>{clientName(client)}</PageTitle>
      <ClientHeader
        client={client}
        action={
          !isForm && (
            <ClientActions
              client={client}
              editDisabledReason={record ? undefined : reasonNotToEdit(hasFailed)}
              focusEdit={editing.isBack}
              onEdit={editing.begin}
            />
          )
        }
      />
      <Tabs
        label="Client"
        selected={tab.selected}
        onSelect={tab.select}
        tabs={[
          { id: 'info', title: 'Info', content: info },
          { id: 'cases', title: 'Cases', content: cases },
        ]}
      />
    </>
  );
}

const reasonNotToEdit = (hasFailed: boolean) =>
  hasFailed
    ? 'A part of the record could not be loaded. Try again there first.'
    : 'The record is still loading.';
