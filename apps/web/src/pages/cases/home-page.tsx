import { CaseHome } from '../../features/cases/home/case-home.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { onDemand } from '../../ui/on-demand.tsx';

const HomeNeeds = onDemand(
  async () => (await import('../../features/assessments/needs/needs.ts')).HomeNeeds,
  () => <p role="alert">What needs action could not be loaded. Reload the page.</p>,
);

const CriticalAlerts = onDemand(
  async () => (await import('../../features/assessments/needs/needs.ts')).CriticalAlerts,
  () => <p role="alert">Critical answers could not be loaded. Reload the page.</p>,
);

const AssignedCourses = onDemand(
  async () => (await import('../../features/courses/assigned-courses.tsx')).AssignedCourses,
  () => null,
);

export function Component() {
  const { features } = useRuntimeConfig();
  return (
    <>
      <PageTitle>Home</PageTitle>
      <CaseHome
        notices={
          <>
            <CriticalAlerts />
            {features.prolearn && <AssignedCourses />}
          </>
        }
        needs={<HomeNeeds />}
      />
    </>
  );
}
