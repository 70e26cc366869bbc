import { CaseHome } from '../../features/cases/home/case-home.tsx';
import { PageTitle } from '../../lib/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle>Home</PageTitle>
      <CaseHome />
    </>
  );
}
