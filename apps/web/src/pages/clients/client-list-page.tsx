import { ClientDirectory } from '../../features/clients/directory/client-directory.tsx';
import { PageTitle } from '../../lib/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle>Client Directory</PageTitle>
      <ClientDirectory />
    </>
  );
}
