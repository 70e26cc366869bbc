import { displayDate } from '@hub/contract/dates/date-display';
import { letter } from '../letter.ts';
import type { Mail } from '../outbox.ts';

type Assigned = { courseId: string; title: string; dueOn: string };

const openCourse = (publicUrl: URL, courseId: string) => ({
  label: 'Open the course',
  href: new URL(`/prolearn/course/${courseId}`, publicUrl).href,
});

export const courseAssignedMail = (publicUrl: URL, { courseId, title, dueOn }: Assigned): Omit<Mail, 'to'> =>
  letter(
    'A course for you',
    `Your organization asks you to take the course “${title}” until ${displayDate(dueOn)}. You can stop at any time and go on later, on any device.`,
    openCourse(publicUrl, courseId),
  );

export const courseDueMail = (publicUrl: URL, { courseId, title, dueOn }: Assigned): Omit<Mail, 'to'> =>
  letter(
    'A course is due',
    `The course “${title}” is due on ${displayDate(dueOn)}, and not all of it is done yet.`,
    openCourse(publicUrl, courseId),
  );
