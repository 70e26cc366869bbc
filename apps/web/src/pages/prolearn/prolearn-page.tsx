import { Courses } from '../../features/courses/catalogue/courses.tsx';
import { PageTitle } from '../../lib/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle>ProLearn</PageTitle>
      <Courses />
    </>
  );
}
