import type { CourseWithOutline } from '@hub/contract/core/courses/course';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { browserDay } from '../../lib/browser-day.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { DownloadIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { useSaveCertificate } from './course-queries.ts';
import styles from './course-view.module.css';
import {
  authorsInWords,
  dueInWords,
  hoursInWords,
  lessonsInWords,
  levelLabels,
  minutesInWords,
} from './course-words.ts';
import { Outline } from './outline.tsx';

const goOnLabels = { 'not-begun': 'Begin', 'in-progress': 'Continue', completed: 'Look again' } as const;

/** A course: its description, the user's progress and its outline. */
export function CourseView({ course }: { course: CourseWithOutline }) {
  const { id, title, summary, state, dueOn, certificateNumber } = course;
  const due = dueOn && state !== 'completed' ? dueInWords(dueOn, browserDay()) : undefined;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        trail={[{ label: 'ProLearn', href: paths.prolearn }]}
        description={summary}
        action={
          <Link variant="primary" href={generatePath(paths.courseView, { courseId: id })}>
            {goOnLabels[state]}
          </Link>
        }
      />
      {due && (
        <AlertBanner tone={due.isOverdue ? 'alert' : 'priority'}>
          Your organization asks you to take this course. {due.words}.
        </AlertBanner>
      )}
      {certificateNumber && <Certificate course={course} />}
      <div className={styles.columns}>
        <Card>
          <h2 className={styles.heading}>Outline</h2>
          <Outline course={course} />
        </Card>
        <Card>
          <h2 className={styles.heading}>About this course</h2>
          {state === 'in-progress' && (
            <ProgressBar
              label="Done"
              value={course.lessonsDone}
              max={course.lessons}
              valueText={lessonsInWords(course)}
            />
          )}
          <FactList>
            <Fact name="Level">{levelLabels[course.level]}</Fact>
            <Fact name="Time">{minutesInWords(course.minutes)}</Fact>
            <Fact name="Credit">{hoursInWords(course.hours)}</Fact>
            {course.product && (
              <Fact name="About">
                <Link href={generatePath(paths.libraryItem, { id: course.product.id })}>
                  {course.product.name}
                </Link>
              </Fact>
            )}
            <Fact name="Written by">{authorsInWords(course)}</Fact>
            <Fact name="Version">{course.version}</Fact>
          </FactList>
        </Card>
      </div>
    </div>
  );
}

function Certificate({ course }: { course: CourseWithOutline }) {
  const save = useSaveCertificate(course);
  const { certificateNumber } = course;
  return (
    <AlertBanner
      tone="success"
      title="You have completed this course"
      action={
        <Button variant="secondary" busy={save.isPending} onPress={() => save.mutate()}>
          <DownloadIcon />
          Certificate
        </Button>
      }
    >
      The number of your certificate is {certificateNumber}. Anyone can{' '}
      <Link href={generatePath(paths.certificate, { number: certificateNumber ?? '' })}>check it</Link>.
    </AlertBanner>
  );
}
