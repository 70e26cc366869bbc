import { DELETED, type Member, memberSortKeys } from '@hub/contract/auth/management/members';
import { professionalSpecializations } from '@hub/contract/catalogs/professional-specializations';
import { displayDate } from '@hub/contract/dates/date-display';
import type { ComponentProps, ReactNode } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { browserDayOf } from '../../../lib/browser-day.ts';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import { oneOf, text, wholeNumber } from '../../../lib/url-state/parameter.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { SortMenu } from '../../../ui/data-table/sort-menu.tsx';
import { FilterBar, SearchFilter } from '../../../ui/filter-bar/filter-bar.tsx';
import { FilterChoice } from '../../../ui/filter-bar/filter-choice.tsx';
import { PersonIcon } from '../../../ui/icon/icons.tsx';
import { MenuItem } from '../../../ui/menu/menu.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { MemberMenuItems } from '../actions/member-menu-items.tsx';
import type { MemberAction } from '../member-actions.ts';
import { MemberAvatar } from '../member-avatar.tsx';
import { MemberBadge, roleLabel } from '../member-badge.tsx';
import { memberName } from '../member-name.ts';
import type { useMembers } from '../member-queries.ts';
import styles from './member-list.module.css';

type SortKey = (typeof memberSortKeys)[number];

const statusFilter = oneOf([DELETED, 'Active', 'Inactive']);
const specializationFilter = wholeNumber(1, professionalSpecializations.length);

const filters = {
  firstName: text,
  lastName: text,
  status: statusFilter,
  professionalSpecializationId: specializationFilter,
};

const description = {
  spelling: 'page',
  filters,
  sortKeys: memberSortKeys,
  sort: { by: 'lastName', order: 'asc' },
} as const satisfies ListDescription<typeof filters, SortKey>;

const sortLabels: Record<SortKey, string> = {
  lastName: 'Last name',
  firstName: 'First name',
  status: 'Status',
  role: 'Role',
  lastSignIn: 'Last sign-in',
  created: 'Date added',
};

const sortOptions = memberSortKeys.map((value) => ({ value, label: sortLabels[value] }));

const statusOptions = [
  { value: '', label: 'All' },
  ...[DELETED, 'Active', 'Inactive'].map((value) => ({ value, label: value })),
];

const specializationOptions = [
  { value: '', label: 'All' },
  ...professionalSpecializations.map(({ id, value }) => ({ value: `${id}`, label: value })),
];

const NOTHING = '—';

const columns: readonly [Column<Member, SortKey>, ...Column<Member, SortKey>[]] = [
  {
    title: 'Practitioner',
    sortKey: 'lastName',
    cell: (member) => (
      <>
        <MemberAvatar member={member} />
        <span className={styles.name}>
          <bdi>{memberName(member)}</bdi>
          {member.isOwn && <span className={styles.own}> (you)</span>}
          <span className={styles.email}>{member.email}</span>
        </span>
      </>
    ),
  },
  { title: 'Role', sortKey: 'role', cell: ({ roleId }) => roleLabel(roleId) },
  { title: 'Status', sortKey: 'status', cell: ({ status }) => <MemberBadge status={status} /> },
  { title: 'Clients', numeric: true, cell: ({ clients }) => clients },
  { title: 'Open cases', numeric: true, cell: ({ openCases }) => openCases },
  {
    title: 'Last sign-in',
    sortKey: 'lastSignIn',
    narrow: true,
    cell: ({ lastSignInAt }) => (lastSignInAt ? displayDate(browserDayOf(lastSignInAt)) : NOTHING),
  },
];

/** The query of the list for the current address. */
export const useMemberList = () => useListState(description);

type List = ReturnType<typeof useMemberList>;

export function MemberFilters({ list }: { list: List }) {
  const { status, professionalSpecializationId, firstName, lastName } = list.filters;
  return (
    <FilterBar
      label="Practitioners"
      count={list.filterCount}
      onClear={list.clearFilters}
      sort={<SortMenu options={sortOptions} sort={list.sort} onSort={list.sortBy} />}
    >
      <SearchFilter
        label="First name"
        value={firstName}
        onChange={(firstName) => list.searchFor({ firstName })}
      />
      <SearchFilter
        label="Last name"
        value={lastName}
        onChange={(lastName) => list.searchFor({ lastName })}
      />
      <FilterChoice
        label="Status"
        options={statusOptions}
        value={status ?? ''}
        onChange={(value) => list.filterBy({ status: statusFilter.parse(value) })}
      />
      <FilterChoice
        label="Specialization"
        options={specializationOptions}
        value={`${professionalSpecializationId ?? ''}`}
        onChange={(id) => list.filterBy({ professionalSpecializationId: specializationFilter.parse(id) })}
      />
    </FilterBar>
  );
}

type TableProps = {
  list: List;
  members: ReturnType<typeof useMembers>;
  empty: ReactNode;
  onAct: (action: MemberAction, member: Member) => void;
};

const pathOf = ({ id }: Member) => generatePath(paths.practitionerInfo, { id });

export function MemberTable({ list, members, empty, onAct }: TableProps) {
  const row: ComponentProps<typeof DataTable<Member, never>>['row'] = {
    id: ({ id }) => id,
    name: memberName,
    href: pathOf,
    menu: (member) => (
      <>
        <MenuItem icon={<PersonIcon />} href={pathOf(member)}>
          Open
        </MenuItem>
        <MemberMenuItems member={member} onAct={(action) => onAct(action, member)} />
      </>
    ),
  };
  return (
    <>
      <DataTable
        label="Practitioners"
        columns={columns}
        content={members.content}
        row={row}
        sort={list.sort}
        onSort={list.sortBy}
        hasSortMenu
        empty={empty}
        onClearFilters={list.clearFilters}
        onFirstPage={() => list.goToPage(1)}
        expectedRows={list.pageSize}
      />
      <Pager
        label="Practitioners"
        page={list.page}
        pageSize={list.pageSize}
        totalItems={members.totalItems}
        onPage={list.goToPage}
        onPageSize={list.showRows}
      />
    </>
  );
}
