import { CaseHome } from '../../features/cases/home/case-home.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

const HomeNeeds = onDemand(
  async () => (await import('../../features/assessments/needs/needs.ts')).HomeNeeds,
  () => <p role="alert">What needs action could not be loaded. Reload the page.</p>,
);

export function Component() {
  return (
    <>
      <PageTitle>Home</PageTitle>
      <CaseHome needs={<HomeNeeds />} />
    </>
  );
}
