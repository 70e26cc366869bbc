import { paths } from '../../../app/paths.ts';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../../lib/page-title.tsx';
import { RetryButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { FactListSkeleton } from '../../../ui/fact-list/fact-list.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { personalFields } from '../client-fields.ts';
import type { useClientRecord } from '../client-queries.ts';
import { Section } from './client-info.tsx';
import styles from './record.module.css';

const SHOWN_FIELDS = 6;

export function ClientSkeleton() {
  return (
    <>
      <PageTitle>Client</PageTitle>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <div aria-hidden="true" className={styles.loading}>
        <Skeleton variant="title" width="wide" />
        <div className={styles.columns}>
          <Card>
            <FactListSkeleton names={personalFields.slice(0, SHOWN_FIELDS).map(({ label }) => label)} />
          </Card>
        </div>
      </div>
    </>
  );
}

const messages = {
  Contacts: 'Error fetching contacts.',
  'Education and learning': 'Error fetching education.',
  Demographic: 'Error fetching demographics.',
  'General comments': 'Error fetching comments.',
};

/** Shown in place of a record that could not be loaded. */
export function ClientFailure({ query }: { query: ReturnType<typeof useClientRecord> }) {
  const { error, isFetching, refetch } = query;
  const retry = () => void refetch();
  return (
    <>
      <PageTitle>Client</PageTitle>
      <PageHeader
        trail={[{ label: 'Client Directory', href: paths.clients }]}
        title="The client could not be loaded"
        description={reasonOf(error ?? query.failureReason)}
        action={<RetryButton state={isFetching ? { status: 'retrying' } : { status: 'failed', retry }} />}
      />
      <div className={styles.columns}>
        {Object.entries(messages).map(([title, message]) => (
          <Section key={title} title={title}>
            <LoadFailure>{message}</LoadFailure>
          </Section>
        ))}
      </div>
    </>
  );
}
