import type { ReactNode } from 'react';
import { CaseHome } from '../../features/cases/home/case-home.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

type NeedsProps = { cases: number; none: ReactNode; waiting: ReactNode };

const FormNeeds = onDemand<NeedsProps>(
  async () => (await import('../../features/assessments/needs/form-needs.tsx')).FormNeeds,
  () => <p role="alert">The forms that need action could not be loaded. Reload the page.</p>,
  ({ waiting }) => waiting,
);

export function Component() {
  return (
    <>
      <PageTitle>Home</PageTitle>
      <CaseHome moreNeeds={(parts) => <FormNeeds {...parts} />} />
    </>
  );
}
