import { generatePath, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { NewCaseForm } from '../../features/cases/case-form/new-case-form.tsx';
import { clientName } from '../../features/clients/client-name.ts';
import { useClient } from '../../features/clients/client-queries.ts';
import { DeletedClient } from '../../features/clients/record/deleted-client.tsx';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { FormSkeleton } from '../../lib/form/long-form.tsx';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';
import styles from './case-pages.module.css';

export function Component() {
  const { id = '' } = useParams();
  return <NewCasePage key={id} clientId={id} />;
}

function NewCasePage({ clientId }: { clientId: string }) {
  const query = useClient(clientId);
  const { data: client, error } = query;
  if (error instanceof ApiProblem) {
    if (error.code === 'client-deleted') return <DeletedClient id={clientId} detail={error.detail} />;
    if (error.code === 'not-found' || error.code === 'invalid-input') return <NotFoundPage />;
  }
  const href = generatePath(paths.client, { id: clientId });
  return (
    <div className={styles.column}>
      <PageTitle>New case</PageTitle>
      <PageHeader
        trail={[
          { label: 'Client Directory', href: paths.clients },
          { label: client ? clientName(client) : 'Client', href },
        ]}
        title="New case"
      />
      {client ? (
        <NewCaseForm clientId={clientId} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The form could not be loaded.</LoadFailure>
      ) : (
        <FormSkeleton title="Case" fields={3} />
      )}
    </div>
  );
}
