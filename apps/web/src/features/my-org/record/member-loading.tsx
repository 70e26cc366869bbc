import { paths } from '../../../app/paths.ts';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { RetryButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { FactListSkeleton } from '../../../ui/fact-list/fact-list.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { useMember } from '../member-queries.ts';
import styles from '../my-org.module.css';

const TITLE = 'Practitioner';

/** The breadcrumb of a practitioner's page. */
export const memberTrail = [
  { label: 'My Org', href: paths.myOrg },
  { label: 'Practitioners', href: paths.myOrgPractitioners },
];

export function MemberSkeleton() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <div aria-hidden="true" className={styles.frame}>
        <Skeleton variant="title" width="wide" />
        <Card>
          <FactListSkeleton names={['Email', 'Role', 'Profession', 'Clients']} />
        </Card>
      </div>
    </>
  );
}

/** Shown in place of a member who could not be loaded. */
export function MemberFailure({ query }: { query: ReturnType<typeof useMember> }) {
  const { error, isFetching, refetch } = query;
  const retry = () => void refetch();
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <PageHeader
        trail={memberTrail}
        title="The practitioner could not be loaded"
        description={reasonOf(error ?? query.failureReason)}
        action={<RetryButton state={isFetching ? { status: 'retrying' } : { status: 'failed', retry }} />}
      />
    </>
  );
}
