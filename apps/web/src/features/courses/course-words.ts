import type { Course, CourseLevel, CourseState, LessonKind } from '@hub/contract/core/courses/course';
import { displayDate } from '@hub/contract/dates/date-display';

export const levelLabels: Record<CourseLevel, string> = {
  introductory: 'Introductory',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const stateLabels: Record<CourseState, string> = {
  'not-begun': 'Not begun',
  'in-progress': 'In progress',
  completed: 'Completed',
};

export const lessonKindLabels: Record<LessonKind, string> = {
  text: 'Text',
  video: 'Video',
  quiz: 'Quiz',
  test: 'Final test',
};

export const minutesInWords = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

export const hoursInWords = (hours: number) =>
  hours === 1 ? '1 hour of continuing education' : `${hours} hours of continuing education`;

export const lessonsInWords = ({ lessons, lessonsDone }: Pick<Course, 'lessons' | 'lessonsDone'>) =>
  `${lessonsDone} of ${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`;

export const authorsInWords = ({ authors }: Pick<Course, 'authors'>) =>
  new Intl.ListFormat('en').format(
    authors.map(({ name, credentials }) => [name, credentials].filter(Boolean).join(', ')),
  );

/** When an assigned course is due, and whether that date has passed. */
export function dueInWords(dueOn: string, today: string): { words: string; isOverdue: boolean } {
  const isOverdue = dueOn < today;
  return { words: `${isOverdue ? 'Was due' : 'Due'} ${displayDate(dueOn)}`, isOverdue };
}
