import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { browserDay } from '../../lib/browser-day.ts';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useOwnCourses } from './course-queries.ts';
import { dueInWords } from './course-words.ts';

/** A line on Home for each assigned course that is not completed. */
export function AssignedCourses() {
  const { data = [] } = useOwnCourses();
  return data
    .filter(({ assigned }) => assigned)
    .map(({ id, title, dueOn }) => {
      const { words, isOverdue } = dueInWords(dueOn ?? '', browserDay());
      return (
        <AlertBanner
          key={id}
          tone={isOverdue ? 'alert' : 'focus'}
          action={<Link href={generatePath(paths.course, { courseId: id })}>Open the course</Link>}
        >
          Your organization asks you to take the course “{title}”. {words}.
        </AlertBanner>
      );
    });
}
