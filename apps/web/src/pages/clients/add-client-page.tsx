import { paths } from '../../app/paths.ts';
import { AddClientForm } from '../../features/clients/client-form/add-client-form.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import styles from './client-pages.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <PageTitle>New client</PageTitle>
      <PageHeader
        trail={[{ label: 'Client Directory', href: paths.clients }]}
        title="New client"
        description="The name and the date of birth are required. Everything else can be added later."
      />
      <AddClientForm />
    </div>
  );
}
