import type { CaseSummary } from '@hub/contract/core/cases/case';
import type { caseSortKeys } from '@hub/contract/core/cases/case-list';
import { displayDate } from '@hub/contract/dates/date-display';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { CaseStatusBadge, RemainingDaysBadge } from './case-badges.tsx';
import styles from './case-columns.module.css';

export type CaseSortKey = (typeof caseSortKeys)[number];
type CaseColumn = Column<CaseSummary, CaseSortKey>;

const clientColumn: CaseColumn = {
  title: 'Client',
  sortKey: 'clientName',
  cell: ({ clientName }) => (
    <>
      <Avatar name={clientName} />
      <bdi className={styles.name}>{clientName}</bdi>
    </>
  ),
};

const nameColumn: CaseColumn = {
  title: 'Case name',
  sortKey: 'caseName',
  long: true,
  cell: ({ caseName }) => <bdi className={styles.name}>{caseName}</bdi>,
};

const stateColumns: readonly CaseColumn[] = [
  {
    title: 'Referral date',
    sortKey: 'referralDate',
    narrow: true,
    cell: ({ referralDate }) => displayDate(referralDate),
  },
  {
    title: 'Expiration',
    sortKey: 'expirationDate',
    narrow: true,
    cell: ({ expirationDate }) => displayDate(expirationDate),
  },
  {
    title: 'Remaining days',
    sortKey: 'remainingDays',
    cell: (caseSummary) => <RemainingDaysBadge caseSummary={caseSummary} />,
  },
  {
    title: 'Status',
    sortKey: 'status',
    narrow: true,
    cell: ({ status }) => <CaseStatusBadge status={status} />,
  },
];

export const caseColumns: readonly [CaseColumn, ...CaseColumn[]] = [
  clientColumn,
  nameColumn,
  ...stateColumns,
];

/** For lists of a single client's cases. */
export const casesOfClientColumns: readonly [CaseColumn, ...CaseColumn[]] = [nameColumn, ...stateColumns];
