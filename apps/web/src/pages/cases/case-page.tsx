import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import { useParams } from 'react-router';
import { CaseAssessments } from '../../features/assessments/case-assessments.tsx';
import { useCase } from '../../features/cases/case-queries.ts';
import { CaseSkeleton, CaseView } from '../../features/cases/record/case-view.tsx';
import { DeletedCase } from '../../features/cases/record/deleted-case.tsx';
import { CaseConsents } from '../../features/consents/case-consents.tsx';
import { CaseReports } from '../../features/reports/case-reports.tsx';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { RetryButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  // The key gives each case its own form and focus.
  return <CasePage key={id} id={id} />;
}

function CasePage({ id }: { id: string }) {
  const query = useCase(id);
  const { data, error } = query;

  if (error instanceof ApiProblem) {
    if (error.code === 'case-deleted') return <DeletedCase id={id} detail={error.detail} />;
    // The server answers 'invalid-input' for a malformed id.
    if (error.code === 'not-found' || error.code === 'invalid-input') return <NotFoundPage />;
  }
  if (data) {
    const isClosed = data.status === CLOSED;
    const assessments = (
      <>
        <CaseAssessments record={data} isClosed={isClosed} />
        <CaseReports record={data} />
        <CaseConsents record={data} isClosed={isClosed} />
      </>
    );
    return <CaseView record={data} assessments={assessments} />;
  }
  if (!error) return <CaseSkeleton />;
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
