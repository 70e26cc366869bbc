import type { CourseWithOutline, LessonInOutline } from '@hub/contract/core/courses/course';
import type { Lesson } from '@hub/contract/core/courses/lesson';
import { useEffect, useRef, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../../lib/page-title.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icon/icons.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useLesson, useMarkRead } from '../course-queries.ts';
import { lessonKindLabels, lessonsInWords, minutesInWords } from '../course-words.ts';
import { lessonPath, Outline } from '../outline.tsx';
import { LessonNote } from './lesson-note.tsx';
import { QuizLesson } from './quiz-lesson.tsx';
import { TextLesson } from './text-lesson.tsx';
import { VideoLesson } from './video-lesson.tsx';
import styles from './viewing.module.css';

type Props = { course: CourseWithOutline; lesson: LessonInOutline };

/** A lesson, with the outline beside it or, on a phone, in a drawer. */
export function CourseViewing({ course, lesson }: Props) {
  const [isOutlineOpen, setIsOutlineOpen] = useState(false);
  return (
    <div className={styles.viewing}>
      <PageTitle>{`${lesson.title} · ${course.title}`}</PageTitle>
      <nav aria-label="Outline" className={styles.outline}>
        <p className={styles.done}>{lessonsInWords(course)} done</p>
        <Outline course={course} current={lesson.id} />
      </nav>
      <div className={styles.lesson}>
        <PageHeader
          title={lesson.title}
          trail={[
            { label: 'ProLearn', href: paths.prolearn },
            { label: course.title, href: generatePath(paths.course, { courseId: course.id }) },
          ]}
          description={`${lessonKindLabels[lesson.kind]} · ${minutesInWords(lesson.minutes)}`}
          action={
            <div className={styles.drawerButton}>
              <Button variant="secondary" onPress={() => setIsOutlineOpen(true)}>
                Outline
              </Button>
            </div>
          }
        />
        {course.state === 'completed' && <Completed course={course} />}
        <LessonBody key={lesson.id} course={course} lesson={lesson} />
      </div>
      <Dialog
        visible={isOutlineOpen}
        title="Outline"
        size="screen"
        onVisibleChange={() => setIsOutlineOpen(false)}
      >
        <div className={styles.drawer}>
          <Outline course={course} current={lesson.id} onOpen={() => setIsOutlineOpen(false)} />
        </div>
      </Dialog>
    </div>
  );
}

const Completed = ({ course }: { course: CourseWithOutline }) => (
  <AlertBanner
    tone="success"
    title="You have completed this course"
    action={
      <Link variant="secondary" href={generatePath(paths.course, { courseId: course.id })}>
        To your certificate
      </Link>
    }
  >
    You can look at every lesson again whenever you like.
  </AlertBanner>
);

function LessonBody({ course, lesson: { id, kind } }: Props) {
  const query = useLesson(course.id, id);
  const { data: lesson } = query;
  return (
    <>
      {lesson && <LessonContent courseId={course.id} lesson={lesson} />}
      {!lesson &&
        (query.errorUpdateCount > 0 ? (
          <LoadFailure query={query}>The lesson could not be loaded</LoadFailure>
        ) : (
          <Loading />
        ))}
      <Steps course={course} lessonId={id} isText={kind === 'text'} />
      {lesson && <LessonNote courseId={course.id} lesson={lesson} />}
    </>
  );
}

const Loading = () => (
  <div className={styles.loading}>
    <p role="status" className="visually-hidden">
      Loading the lesson…
    </p>
    <Skeleton variant="body" width="full" />
    <Skeleton variant="body" width="wide" />
    <Skeleton variant="body" width="medium" />
  </div>
);

function LessonContent({ courseId, lesson }: { courseId: string; lesson: Lesson }) {
  switch (lesson.kind) {
    case 'text':
      return <TextLesson lesson={lesson} />;
    case 'video':
      return <VideoLesson courseId={courseId} lesson={lesson} />;
    default:
      return <QuizLesson courseId={courseId} lesson={lesson} />;
  }
}

type StepsProps = { course: CourseWithOutline; lessonId: string; isText: boolean };

/** Back and Next. The button after a text marks it as read. Alt with Page Up or Page Down does the same. */
function Steps({ course, lessonId, isText }: StepsProps) {
  const navigate = useNavigate();
  const markRead = useMarkRead({ id: course.id, lessonId });
  const lessons = course.sections.flatMap((section) => section.lessons);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const [before, after] = [lessons[index - 1], lessons[index + 1]];
  const isDone = lessons[index]?.isDone ?? false;
  const isUnread = isText && !isDone;

  const open = (lesson: LessonInOutline | undefined) =>
    navigate(lesson ? lessonPath(course.id, lesson.id) : generatePath(paths.course, { courseId: course.id }));
  function goOn() {
    if (isUnread) markRead.mutate();
    void open(after);
  }

  const keys = useRef({ PageUp: () => {}, PageDown: () => {} });
  useEffect(() => {
    keys.current = { PageUp: () => before && void open(before), PageDown: goOn };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'PageUp' && event.key !== 'PageDown')) return;
      event.preventDefault();
      keys.current[event.key]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    <div className={styles.steps}>
      {before && (
        <Button variant="secondary" onPress={() => void open(before)}>
          <ChevronLeftIcon />
          Back
        </Button>
      )}
      {/* While a video or a test is not done, it is the primary action, not this button. */}
      <Button variant={isDone || isText ? 'primary' : 'secondary'} onPress={goOn}>
        {after ? 'Next' : 'To the course'}
        <ChevronRightIcon />
      </Button>
      <span className={styles.keys}>Alt and Page Down or Page Up go on and back.</span>
    </div>
  );
}
