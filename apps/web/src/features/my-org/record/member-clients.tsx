import { type MemberClient, memberClientSortKeys } from '@hub/contract/auth/management/member-clients';
import type { MemberDetails } from '@hub/contract/auth/management/members';
import { age } from '@hub/contract/dates/age';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { browserDay, browserDayOf } from '../../../lib/browser-day.ts';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { SortMenu } from '../../../ui/data-table/sort-menu.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { TransferDialog } from '../actions/use-member-actions.tsx';
import { memberName } from '../member-name.ts';
import { useMemberClients } from '../member-queries.ts';
import styles from '../my-org.module.css';
import { MyOrgSection } from '../my-org-section.tsx';

type SortKey = (typeof memberClientSortKeys)[number];

const description = {
  spelling: 'page',
  filters: {},
  sortKeys: memberClientSortKeys,
  sort: { by: 'lastName', order: 'asc' },
} as const satisfies ListDescription<Record<never, never>, SortKey>;

const sortLabels: Record<SortKey, string> = {
  lastName: 'Last name',
  firstName: 'First name',
  dateOfBirth: 'Date of birth',
  lastEvaluation: 'Last evaluation',
  created: 'Date added',
};

const sortOptions = memberClientSortKeys.map((value) => ({ value, label: sortLabels[value] }));

const NOTHING = '—';
const nameOf = ({ firstName, lastName }: MemberClient) => `${firstName} ${lastName}`;

const columns: readonly [Column<MemberClient, SortKey>, ...Column<MemberClient, SortKey>[]] = [
  {
    title: 'Client',
    sortKey: 'lastName',
    cell: (client) => <bdi className={styles.name}>{nameOf(client)}</bdi>,
  },
  {
    title: 'Date of birth',
    sortKey: 'dateOfBirth',
    cell: ({ dateOfBirth }) => `${displayDate(dateOfBirth)} (age ${age(dateOfBirth, browserDay())})`,
  },
  { title: 'Open cases', numeric: true, cell: ({ openCases }) => openCases },
  {
    title: 'Last evaluation',
    sortKey: 'lastEvaluation',
    cell: ({ lastEvaluationOn }) => (lastEvaluationOn ? displayDate(lastEvaluationOn) : NOTHING),
  },
  {
    title: 'Date added',
    sortKey: 'created',
    cell: ({ createdAt }) => displayDate(browserDayOf(createdAt)),
  },
];

type Opened = { chosen?: readonly MemberClient[] };

/** A member's clients; some or all of them can be transferred to a colleague. */
export function MemberClients({ member }: { member: MemberDetails }) {
  const list = useListState(description);
  const clients = useMemberClients(member.id, list);
  const { clear, ...selected } = useSelection(JSON.stringify(list.query));
  const [opened, setOpened] = useState<Opened>();
  const rows = clients.content.status === 'rows' ? clients.content.rows : [];

  function leave(isDone = false) {
    setOpened(undefined);
    if (!isDone) return;
    clear();
    list.goToPage(1);
  }
  return (
    <MyOrgSection
      title="Clients"
      action={
        <div className={styles.buttons}>
          {member.clients > 0 && (
            <Button variant="secondary" onPress={() => setOpened({})}>
              Transfer all
            </Button>
          )}
          <SortMenu options={sortOptions} sort={list.sort} onSort={list.sortBy} />
        </div>
      }
    >
      <DataTable
        label="Clients"
        columns={columns}
        content={clients.content}
        row={{ id: ({ id }) => id, name: nameOf }}
        sort={list.sort}
        onSort={list.sortBy}
        hasSortMenu
        selection={{
          ...selected,
          actions: (ids) => (
            <Button onPress={() => setOpened({ chosen: rows.filter(({ id }) => ids.includes(id)) })}>
              Transfer
            </Button>
          ),
        }}
        empty={<EmptyState message={`${memberName(member)} has no clients`} />}
        onClearFilters={list.clearFilters}
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
      {opened && <TransferDialog {...opened} member={member} onGone={leave} />}
    </MyOrgSection>
  );
}
