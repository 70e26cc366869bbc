import type { Client } from '@hub/contract/core/clients/client';
import { age } from '@hub/contract/dates/age';
import { displayDate } from '@hub/contract/dates/date-display';
import { browserDay } from '../../../lib/browser-day.ts';
import { clientName } from '../../../lib/client-name.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import styles from './client-columns.module.css';
import type { clientList } from './client-list.ts';

type ClientColumn = Column<Client, (typeof clientList.sortKeys)[number]>;

const NOTHING = '—';

export const clientColumns: readonly [ClientColumn, ...ClientColumn[]] = [
  {
    title: 'Client',
    sortKey: 'lastName',
    cell: (client) => (
      <>
        <Avatar name={clientName(client)} />
        <bdi className={styles.name}>{clientName(client)}</bdi>
      </>
    ),
  },
  { title: 'Client ID', narrow: true, cell: ({ externalClientId }) => externalClientId || NOTHING },
  {
    title: 'Date of birth',
    sortKey: 'dateOfBirth',
    cell: ({ dateOfBirth }) => (
      <>
        {displayDate(dateOfBirth)}{' '}
        <span className={styles.age}>age&nbsp;{age(dateOfBirth, browserDay())}</span>
      </>
    ),
  },
  { title: 'Email', long: true, cell: ({ email }) => email || NOTHING },
  {
    title: 'Last evaluation',
    sortKey: 'lastEvaluation',
    cell: ({ lastEvaluation }) => (lastEvaluation ? displayDate(lastEvaluation) : NOTHING),
  },
];
