import { useParams } from 'react-router';
import { useScreening } from '../../features/assessments/screenings/screening-queries.ts';
import { ScreeningView } from '../../features/assessments/screenings/screening-view.tsx';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  const query = useScreening(id);
  const { data, error } = query;
  if (data) return <ScreeningView screening={data} />;
  if (error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'invalid-input')) {
    return <NotFoundPage />;
  }
  return (
    <>
      <PageTitle>Screening</PageTitle>
      {query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The screening could not be loaded.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </>
  );
}
