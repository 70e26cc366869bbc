import { Library } from '../../features/library/catalogue/library.tsx';
import { PageTitle } from '../../lib/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle>Library</PageTitle>
      <Library />
    </>
  );
}
