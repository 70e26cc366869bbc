import { paths } from '../../app/paths.ts';
import { useCatalogs } from '../../features/clients/api/use-catalogs.ts';
import { AddClientForm } from '../../features/clients/client-form/add-client-form.tsx';
import { clientOptions } from '../../features/clients/client-form/client-options.ts';
import { FormSkeleton } from '../../lib/form/form-skeleton.tsx';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import styles from './client-pages.module.css';

export function Component() {
  const catalogs = useCatalogs();
  return (
    <div className={styles.column}>
      <PageTitle>New client</PageTitle>
      <PageHeader
        trail={[{ label: 'Client Directory', href: paths.clients }]}
        title="New client"
        description="The name and the date of birth are required. Everything else can be added later."
      />
      {catalogs.data ? (
        <AddClientForm options={clientOptions(catalogs.data)} />
      ) : catalogs.errorUpdateCount > 0 ? (
        <LoadFailure of={catalogs}>The form could not be loaded.</LoadFailure>
      ) : (
        <FormSkeleton title="Personal information" fields={7} />
      )}
    </div>
  );
}
