import { useParams } from 'react-router';
import { CourseView } from '../../features/courses/course-view.tsx';
import { LoadedCourse } from './loaded-course.tsx';

export function Component() {
  const { courseId = '' } = useParams();
  return <LoadedCourse id={courseId}>{(course) => <CourseView course={course} />}</LoadedCourse>;
}
