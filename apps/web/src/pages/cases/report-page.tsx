import { useParams } from 'react-router';
import { useReport } from '../../features/reports/report-queries.ts';
import { ReportView } from '../../features/reports/report-view.tsx';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';

export function Component() {
  const { reportId = '' } = useParams();
  const query = useReport(reportId);
  const { data, error } = query;
  if (data) return <ReportView {...data} />;
  if (error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'invalid-input')) {
    return <NotFoundPage />;
  }
  return (
    <>
      <PageTitle>Report</PageTitle>
      {query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The report could not be loaded.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </>
  );
}
