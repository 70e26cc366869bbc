import { PROGRESS } from '@hub/contract/catalogs/report-formats';
import { generatePath, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { clientName } from '../../features/clients/client-name.ts';
import { useClient } from '../../features/clients/client-queries.ts';
import { DeletedClient } from '../../features/clients/record/deleted-client.tsx';
import { Comparison } from '../../features/reports/comparison.tsx';
import { useReportableForms } from '../../features/reports/report-queries.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { data: client } = useClient(id);
  const query = useReportableForms(id);
  const { error } = query;
  if (error instanceof ApiProblem) {
    if (error.code === 'client-deleted') return <DeletedClient id={id} detail={error.detail} />;
    if (error.code === 'not-found' || error.code === 'invalid-input') return <NotFoundPage />;
  }
  return (
    <>
      <PageTitle>Progress</PageTitle>
      <PageHeader
        trail={[
          { label: 'Client Directory', href: paths.clients },
          { label: client ? clientName(client) : 'Client', href: generatePath(paths.client, { id }) },
        ]}
        title="Progress"
        description="The same form of the same person over time, and what has changed reliably."
      />
      {query.data ? (
        <Comparison format={PROGRESS} found={query.data} clientId={id} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The scores could not be loaded.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </>
  );
}
