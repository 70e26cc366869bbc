import type { CourseWithOutline, LessonInOutline } from '@hub/contract/core/courses/course';
import { Link } from 'react-aria-components/Link';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { CheckIcon } from '../../ui/icon/icons.tsx';
import { lessonKindLabels, minutesInWords } from './course-words.ts';
import styles from './outline.module.css';

export const lessonPath = (courseId: string, lessonId: string) =>
  `${generatePath(paths.courseView, { courseId })}?lesson=${lessonId}`;

type Props = {
  course: CourseWithOutline;
  /** The id of the open lesson. */
  current?: string;
  onOpen?: () => void;
};

/** The lessons of a course in their sections, with a mark on the completed ones. */
export const Outline = ({ course, current, onOpen }: Props) => (
  <ol className={styles.outline}>
    {course.sections.map(({ title, lessons }) => (
      <li key={title}>
        <h3 className={styles.section}>{title}</h3>
        <ol className={styles.lessons}>
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <LessonLink
                courseId={course.id}
                lesson={lesson}
                isCurrent={lesson.id === current}
                {...(onOpen && { onOpen })}
              />
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
);

type LinkProps = { courseId: string; lesson: LessonInOutline; isCurrent: boolean; onOpen?: () => void };

const LessonLink = ({ courseId, lesson, isCurrent, onOpen }: LinkProps) => (
  <Link
    href={lessonPath(courseId, lesson.id)}
    {...(onOpen && { onPress: onOpen })}
    {...(isCurrent && { 'aria-current': 'step' })}
    className={`${styles.lesson}`}
  >
    <span data-done={lesson.isDone || undefined} className={styles.mark}>
      {lesson.isDone && <CheckIcon />}
    </span>
    <span className={styles.words}>
      {lesson.title}
      {lesson.isDone && <span className="visually-hidden"> (done)</span>}
      <span className={styles.facts}>
        {lessonKindLabels[lesson.kind]} · {minutesInWords(lesson.minutes)}
      </span>
    </span>
  </Link>
);
