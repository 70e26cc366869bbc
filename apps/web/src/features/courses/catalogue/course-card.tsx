import type { Course } from '@hub/contract/core/courses/course';
import { Link } from 'react-aria-components/Link';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { CheckIcon } from '../../../ui/icon/icons.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { dueInWords, lessonsInWords, levelLabels, minutesInWords } from '../course-words.ts';
import styles from './courses.module.css';

type Props = {
  course: Course;
  /** Leads to the course, or to the lesson that was open last. */
  opens?: 'page' | 'lesson';
};

/** A course with the user's progress. The whole card opens it. */
export function CourseCard({ course, opens = 'page' }: Props) {
  const path = generatePath(opens === 'page' ? paths.course : paths.courseView, { courseId: course.id });
  const facts = [levelLabels[course.level], minutesInWords(course.minutes), course.product?.acronym];
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        <Link href={path} className={`${styles.link}`}>
          {course.title}
        </Link>
      </h3>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.summary}>{course.summary}</p>
      <div className={styles.standing}>
        <Standing course={course} />
        {course.dueOn && course.state !== 'completed' && <Due dueOn={course.dueOn} />}
      </div>
    </li>
  );
}

function Standing({ course }: { course: Course }) {
  if (course.state === 'completed') {
    return (
      <Badge tone="success" icon={<CheckIcon />}>
        Completed
      </Badge>
    );
  }
  if (course.state === 'not-begun') return <Badge>Not begun</Badge>;
  return (
    <ProgressBar
      label="In progress"
      value={course.lessonsDone}
      max={course.lessons}
      valueText={lessonsInWords(course)}
    />
  );
}

function Due({ dueOn }: { dueOn: string }) {
  const { words, isOverdue } = dueInWords(dueOn, browserDay());
  return <Badge tone={isOverdue ? 'alert' : 'priority'}>{words}</Badge>;
}
