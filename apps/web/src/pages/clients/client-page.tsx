import { useParams } from 'react-router';
import { ClientAssessments } from '../../features/assessments/client-assessments.tsx';
import { ClientCases } from '../../features/cases/client-cases.tsx';
import { useClientRecord } from '../../features/clients/client-queries.ts';
import { ClientFailure, ClientSkeleton } from '../../features/clients/record/client-loading.tsx';
import { ClientView } from '../../features/clients/record/client-view.tsx';
import { DeletedClient } from '../../features/clients/record/deleted-client.tsx';
import { ClientReports } from '../../features/reports/client-reports.tsx';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { Component as NotFoundPage } from '../not-found-page.tsx';
import styles from './client-pages.module.css';

export function Component() {
  const { id = '' } = useParams();
  // The key gives each client its own form and focus.
  return <ClientPage key={id} id={id} />;
}

function ClientPage({ id }: { id: string }) {
  const query = useClientRecord(id);
  const { data: record, error } = query;
  if (error instanceof ApiProblem) {
    if (error.code === 'client-deleted') return <DeletedClient id={id} detail={error.detail} />;
    // The server answers 'invalid-input' for a malformed id.
    if (error.code === 'not-found' || error.code === 'invalid-input') return <NotFoundPage />;
  }
  if (record) {
    const cases = (
      <div className={styles.sections}>
        <ClientCases clientId={id} />
        <ClientAssessments clientId={id} />
      </div>
    );
    return <ClientView record={record} cases={cases} reports={<ClientReports clientId={id} />} />;
  }
  return query.errorUpdateCount > 0 ? <ClientFailure query={query} /> : <ClientSkeleton />;
}
