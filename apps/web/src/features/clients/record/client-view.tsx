import type { Client } from '@hub/contract/core/clients/client';
import type { ClientRecord } from '@hub/contract/core/clients/clients';
import { age } from '@hub/contract/dates/age';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { useEditing } from '../../../lib/url-state/use-editing.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { EditClientForm } from '../client-form/edit-client-form.tsx';
import { clientName } from '../client-name.ts';
import { useReloadClients } from '../client-queries.ts';
import { DeleteClientDialog } from '../delete-client-dialog.tsx';
import { ClientInfo } from './client-info.tsx';
import styles from './record.module.css';

type Props = {
  record: ClientRecord;
  /** The contents of the tabs of the same names. */
  cases: ReactNode;
  reports: ReactNode;
};

export function ClientView({ record, cases, reports }: Props) {
  const { client } = record;
  const editing = useEditing();
  const tab = useRecordTab();

  const isForm = tab.selected === 'info' && editing.isEditing;
  const info = isForm ? (
    <EditClientForm record={record} onClose={editing.end} />
  ) : (
    <ClientInfo record={record} />
  );
  return (
    <>
      {/* The browser's history keeps titles, so no title names a client. */}
      <PageTitle>Client</PageTitle>
      <PageHeader
        trail={[{ label: 'Client Directory', href: paths.clients }]}
        title={clientName(client)}
        avatar={<Avatar name={clientName(client)} size="large" />}
        description={[
          ageInWords(age(client.dateOfBirth, browserDay())),
          client.externalClientId && `Client ID ${client.externalClientId}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        action={
          !isForm && <ClientActions client={client} focusEdit={editing.isBack} onEdit={editing.begin} />
        }
      />
      <Tabs
        label="Client"
        selected={tab.selected}
        onSelect={tab.select}
        tabs={[
          { id: 'info', title: 'Info', content: info },
          { id: 'cases', title: 'Cases', content: cases },
          { id: 'reports', title: 'All Reports', content: reports },
        ]}
      />
    </>
  );
}

function ageInWords(years: number): string {
  if (years < 1) return 'Under 1 year';
  return years === 1 ? '1 year' : `${years} years`;
}

type ActionsProps = { client: Client; focusEdit: boolean; onEdit: () => void };

/** The actions on the whole record. */
function ClientActions({ client, focusEdit, onEdit }: ActionsProps) {
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const reload = useReloadClients();

  async function leaveDialog(outcome: 'deleted' | 'kept') {
    setIsDeleting(false);
    if (outcome === 'kept') return;
    await navigate(paths.clients);
    await reload();
  }
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onPress={() => setIsDeleting(true)}>
        Delete
      </Button>
      <Button autoFocus={focusEdit} onPress={onEdit}>
        Edit
      </Button>
      {isDeleting && <DeleteClientDialog client={client} onGone={(outcome) => void leaveDialog(outcome)} />}
    </div>
  );
}

const TAB = 'tab';
const tabs = ['info', 'cases', 'reports'] as const;
type RecordTab = (typeof tabs)[number];

/** The selected tab, kept in the address. The first tab is the default. */
function useRecordTab() {
  const [search, setSearch] = useSearchParams();
  return {
    selected: recordTabOf(search),
    select(tab: RecordTab) {
      // The address already has the new tab before the page is rendered again.
      const isOpen = tab === recordTabOf(new URLSearchParams(window.location.search));
      if (!isOpen) setSearch(tab === 'info' ? {} : { [TAB]: tab });
    },
  };
}

const recordTabOf = (search: URLSearchParams): RecordTab =>
  tabs.find((tab) => tab === search.get(TAB)) ?? 'info';
