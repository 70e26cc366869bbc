import { caseSortKeys } from '@hub/contract/core/cases/case-list';
import { useMemo, useState } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { ListDescription } from '../../lib/url-state/list-description.ts';
import { useListState } from '../../lib/url-state/use-list-state.ts';
import { Button } from '../../ui/button/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PlusIcon, TrashIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/link.tsx';
import { dialogOnDemand } from '../../ui/on-demand.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { type CaseSortKey, casesOfClientColumns } from './case-columns.tsx';
import { useCases } from './case-queries.ts';
import styles from './client-cases.module.css';

const description = {
  spelling: 'Page',
  filters: {},
  sortKeys: caseSortKeys,
  sort: { by: 'referralDate', order: 'desc' },
} as const satisfies ListDescription<Record<never, never>, CaseSortKey>;

const DeletedCasesDialog = dialogOnDemand(
  'Deleted cases',
  async () => (await import('./deleted-cases-dialog.tsx')).DeletedCasesDialog,
);

/** A small page size, because most clients have few cases. */
const EXPECTED_ROWS = 3;

type Props = { clientId: string };

/** The cases of one client, the latest referral first. */
export function ClientCases({ clientId }: Props) {
  const list = useListState(description);
  const [showsDeleted, setShowsDeleted] = useState(false);
  const query = useMemo(() => ({ ...list.query, ClientId: clientId }), [list.query, clientId]);
  const { content, totalItems } = useCases({ query, filterCount: 0 });
  return (
    <div className={styles.cases}>
      <div className={styles.action}>
        <Button variant="quiet" onPress={() => setShowsDeleted(true)}>
          <TrashIcon />
          Deleted cases
        </Button>
        {content.status !== 'empty' && <NewCase clientId={clientId} variant="secondary" />}
      </div>
      <DataTable
        label="Cases"
        columns={casesOfClientColumns}
        content={content}
        row={{
          id: ({ id }) => id,
          name: ({ caseName }) => caseName,
          href: ({ id }) => generatePath(paths.case, { id }),
        }}
        sort={list.sort}
        onSort={list.sortBy}
        empty={
          <EmptyState
            message="This client has no cases yet"
            hint="A case holds one referral, with its notes and its dates."
            action={<NewCase clientId={clientId} variant="primary" />}
          />
        }
        onClearFilters={list.clearFilters}
        onFirstPage={() => list.goToPage(1)}
        expectedRows={EXPECTED_ROWS}
      />
      <Pager
        label="Cases"
        page={list.page}
        pageSize={list.pageSize}
        totalItems={totalItems}
        onPage={list.goToPage}
        onPageSize={list.showRows}
      />
      {showsDeleted && <DeletedCasesDialog clientId={clientId} onGone={() => setShowsDeleted(false)} />}
    </div>
  );
}

const NewCase = ({ clientId, variant }: Props & { variant: 'primary' | 'secondary' }) => (
  <Link variant={variant} href={generatePath(paths.addCase, { id: clientId })}>
    <PlusIcon />
    New case
  </Link>
);
