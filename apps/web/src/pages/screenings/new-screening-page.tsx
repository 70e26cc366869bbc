import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { NewScreening } from '../../features/assessments/screenings/new-screening.tsx';
import { useScreeningForms } from '../../features/assessments/screenings/screening-queries.ts';
import { FormSkeleton } from '../../lib/form/long-form.tsx';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import styles from '../cases/case-pages.module.css';

/** For the clients that were selected in the directory. */
export function Component() {
  const { state } = useLocation();
  const clientIds: readonly string[] = Array.isArray(state) ? state : [];
  const query = useScreeningForms();
  return (
    <div className={styles.column}>
      <PageTitle>New screening</PageTitle>
      <PageHeader
        trail={[
          { label: 'Client Directory', href: paths.clients },
          { label: 'Screenings', href: paths.screenings },
        ]}
        title="New screening"
      />
      {clientIds.length === 0 ? (
        <EmptyState
          message="Select the clients in the directory first"
          action={
            <Link variant="primary" href={paths.clients}>
              Select clients
            </Link>
          }
        />
      ) : query.data ? (
        <NewScreening clientIds={clientIds} {...query.data} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The forms could not be loaded.</LoadFailure>
      ) : (
        <FormSkeleton title="What is sent" fields={4} />
      )}
    </div>
  );
}
