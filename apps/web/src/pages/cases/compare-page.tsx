import { COMBINED } from '@hub/contract/catalogs/report-formats';
import { generatePath, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useCase } from '../../features/cases/case-queries.ts';
import { DeletedCase } from '../../features/cases/record/deleted-case.tsx';
import { Comparison } from '../../features/reports/comparison.tsx';
import { useCaseReports } from '../../features/reports/report-queries.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { data: record, error } = useCase(id);
  const query = useCaseReports(id);
  if (error instanceof ApiProblem) {
    if (error.code === 'case-deleted') return <DeletedCase id={id} detail={error.detail} />;
    if (error.code === 'not-found' || error.code === 'invalid-input') return <NotFoundPage />;
  }
  return (
    <>
      <PageTitle>Compare raters</PageTitle>
      <PageHeader
        trail={[
          { label: 'Home', href: paths.cases },
          ...(record
            ? [{ label: record.clientName, href: generatePath(paths.client, { id: record.clientId }) }]
            : []),
          { label: record?.caseName ?? 'Case', href: generatePath(paths.case, { id }) },
        ]}
        title="Compare raters"
        description="Two to five forms of this case side by side: where raters agree and where they differ."
      />
      {query.data && record ? (
        <Comparison format={COMBINED} found={query.data} clientId={record.clientId} caseId={id} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The scores could not be loaded.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </>
  );
}
