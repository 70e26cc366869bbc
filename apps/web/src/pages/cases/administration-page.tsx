import { useParams } from 'react-router';
import { useAdministration } from '../../features/assessments/assessment-queries.ts';
import { AdministrationView } from '../../features/assessments/record/administration-view.tsx';
import { useCase } from '../../features/cases/case-queries.ts';
import { CaseSkeleton } from '../../features/cases/record/case-view.tsx';
import { MakeReportOfForm } from '../../features/reports/make-report.tsx';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { RetryButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';

export function Component() {
  const { id = '', formId = '' } = useParams();
  const caseQuery = useCase(id);
  if (!caseQuery.data) return <Waiting query={caseQuery} />;
  return <AdministrationPage key={formId} caseId={id} batteryId={caseQuery.data.batteryId} id={formId} />;
}

function AdministrationPage(params: { caseId: string; batteryId: string; id: string }) {
  const query = useAdministration(params);
  if (!query.data) return <Waiting query={query} />;
  const { id, caseId, clientId } = query.data;
  return (
    <AdministrationView
      form={query.data}
      makeReport={<MakeReportOfForm record={{ id: caseId, clientId }} formId={id} />}
    />
  );
}

type Query = { error: Error | null; refetch: () => unknown };

function Waiting({ query: { error, refetch } }: { query: Query }) {
  if (!error) return <CaseSkeleton />;
  // The server answers 'invalid-input' for a malformed id.
  const missing = ['not-found', 'case-deleted', 'invalid-input'];
  if (error instanceof ApiProblem && missing.includes(error.code)) return <NotFoundPage />;
  const retry = () => void refetch();
  return (
    <Notice
      tone="alert"
      title="The assessment could not be loaded"
      actions={<RetryButton state={{ status: 'failed', retry }} />}
    >
      <PageTitle>Assessment</PageTitle>
      <p>{reasonOf(error)}</p>
    </Notice>
  );
}
