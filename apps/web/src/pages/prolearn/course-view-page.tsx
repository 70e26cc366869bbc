import type { CourseWithOutline } from '@hub/contract/core/courses/course';
import { useParams, useSearchParams } from 'react-router';
import { CourseViewing } from '../../features/courses/viewing/course-viewing.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';
import { LoadedCourse } from './loaded-course.tsx';

/**
 * Opens the lesson in the address; without one, the first lesson after the last position that is not done.
 */
export function Component() {
  const { courseId = '' } = useParams();
  const [search] = useSearchParams();
  const named = search.get('lesson');
  return (
    <LoadedCourse id={courseId}>
      {(course) => {
        const lesson = named === null ? nextLesson(course) : lessonsOf(course).find(({ id }) => id === named);
        return lesson ? <CourseViewing course={course} lesson={lesson} /> : <NotFoundPage />;
      }}
    </LoadedCourse>
  );
}

const lessonsOf = ({ sections }: CourseWithOutline) => sections.flatMap(({ lessons }) => lessons);

function nextLesson(course: CourseWithOutline) {
  const lessons = lessonsOf(course);
  const last = lessons.findIndex(({ id }) => id === course.lastLessonId);
  if (course.state === 'completed' || last < 0) return lessons[0];
  return (
    lessons.slice(last).find(({ isDone }) => !isDone) ?? lessons.find(({ isDone }) => !isDone) ?? lessons[0]
  );
}
