import { useParams } from 'react-router';
import { ClientCases } from '../../features/cases/client-cases/client-cases.tsx';
import { useCatalogs } from '../../features/clients/api/use-catalogs.ts';
import { useClient } from '../../features/clients/api/use-client.ts';
import { ClientView } from '../../features/clients/record/client-view.tsx';
import { ClientViewSkeleton } from '../../features/clients/record/client-view-skeleton.tsx';
import { DeletedClient } from '../../features/clients/record/deleted-client.tsx';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { RetryButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  // One client's form and focus are not the next one's.
  return <ClientPage key={id} id={id} />;
}

function ClientPage({ id }: { id: string }) {
  const client = useClient(id);
  const catalogs = useCatalogs();

  switch (codeOf(client.error)) {
    case 'client-deleted':
      return <DeletedClient id={id} detail={(client.error as ApiProblem).detail} />;
    case 'not-found':
    // No id of anything.
    case 'invalid-input':
      return <NotFoundPage />;
  }
  if (client.data && catalogs.data) {
    const cases = <ClientCases clientId={id} />;
    return <ClientView client={client.data} catalogs={catalogs.data} cases={cases} />;
  }

  const failed = [client, catalogs].filter(({ data, error }) => !data && error);
  if (failed.length === 0) {
    return (
      <>
        <PageTitle>Client</PageTitle>
        <ClientViewSkeleton />
      </>
    );
  }
  const retry = () => failed.forEach((query) => void query.refetch());
  return (
    <Notice
      tone="alert"
      title="The client could not be loaded"
      actions={<RetryButton state={{ status: 'failed', retry }} />}
    >
      <PageTitle>Client</PageTitle>
      <p>{reasonOf(failed[0]?.error)}</p>
    </Notice>
  );
}

const codeOf = (error: unknown) => (error instanceof ApiProblem ? error.code : undefined);
