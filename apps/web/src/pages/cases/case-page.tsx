import { useParams } from 'react-router';
import { useCase } from '../../features/cases/api/use-case.ts';
import { CaseView } from '../../features/cases/record/case-view.tsx';
import { CaseViewSkeleton } from '../../features/cases/record/case-view-skeleton.tsx';
import { DeletedCase } from '../../features/cases/record/deleted-case.tsx';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { RetryButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  // One case's form and focus are not the next one's.
  return <CasePage key={id} id={id} />;
}

function CasePage({ id }: { id: string }) {
  const query = useCase(id);
  const { data, error } = query;

  if (error instanceof ApiProblem) {
    if (error.code === 'case-deleted') return <DeletedCase id={id} detail={error.detail} />;
    // The latter is for what is no id of anything.
    if (error.code === 'not-found' || error.code === 'invalid-input') return <NotFoundPage />;
  }
  if (data) return <CaseView of={data} />;
  if (!error) {
    return (
      <>
        <PageTitle>Case</PageTitle>
        <CaseViewSkeleton />
      </>
    );
  }
  const retry = () => void query.refetch();
  return (
    <Notice
      tone="alert"
      title="The case could not be loaded"
      actions={<RetryButton state={{ status: 'failed', retry }} />}
    >
      <PageTitle>Case</PageTitle>
      <p>{reasonOf(error)}</p>
    </Notice>
  );
}
