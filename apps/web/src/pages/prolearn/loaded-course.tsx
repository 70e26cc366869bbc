import type { CourseWithOutline } from '@hub/contract/core/courses/course';
import type { ReactNode } from 'react';
import { useCourse } from '../../features/courses/course-queries.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';

type Props = { id: string; children: (course: CourseWithOutline) => ReactNode };

/** Loads a course and renders it. */
export function LoadedCourse({ id, children }: Props) {
  const query = useCourse(id);
  const { data: course, error } = query;
  // The server answers 'invalid-input' for a malformed id.
  if (error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'invalid-input')) {
    return <NotFoundPage />;
  }
  if (course) return children(course);
  return (
    <>
      <PageTitle>Course</PageTitle>
      {query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The course could not be loaded</LoadFailure>
      ) : (
        <>
          <p role="status" className="visually-hidden">
            Loading the course…
          </p>
          <Skeleton variant="title" width="medium" />
        </>
      )}
    </>
  );
}
