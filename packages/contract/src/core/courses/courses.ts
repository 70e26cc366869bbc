import * as z from 'zod/mini';
import { searchWords } from '../../fields/search-words.ts';
import { limitedText } from '../../fields/text.ts';
import { signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, pageQueryOf } from '../../http/page.ts';
import {
  course,
  courseKey,
  courseLevels,
  courseProgress,
  courseStates,
  courseWithOutline,
} from './course.ts';
import { lesson } from './lesson.ts';
import { answeredQuestion, quizResult, quizTry } from './quiz.ts';

const path = '/core/api/courses';
const access = signedIn;
const feature = 'prolearn';
const ofCourse = z.strictObject({ id: z.uuid() });
const ofLesson = z.strictObject({ id: z.uuid(), lessonId: courseKey });
const ofTry = z.strictObject({ id: z.uuid() });
const problems = ['not-found'] as const;
const record = 'course';

const COURSES_ON_A_PAGE = 20;
export const LESSON_NOTE_MAX_LENGTH = 10_000;
const MAX_SECONDS = 36_000;
const MAX_STRETCHES = 100;
const MAX_OPTIONS = 10;

// The catalog is the publisher's, so reading it leaves no audit entry.
export const listCourses = endpoint({
  method: 'GET',
  path,
  summary: 'The courses by title, a page at a time, with how far the caller is.',
  access,
  feature,
  query: z.strictObject({
    ...pageQueryOf(COURSES_ON_A_PAGE),
    Search: searchWords('the title, the summary, or the product'),
    Level: z.optional(z.enum(courseLevels)),
    ProductId: z.optional(z.uuid()),
    State: z.optional(z.enum(courseStates)),
  }),
  answer: pageOf(course),
});

export const listOwnCourses = endpoint({
  method: 'GET',
  path: `${path}/own`,
  summary: 'The courses that the caller is in the middle of, and those that a manager asked for.',
  access,
  feature,
  answer: z.strictObject({ items: z.array(course) }),
});

export const readCourse = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'A course with its outline, and what of it the caller has done.',
  access,
  feature,
  params: ofCourse,
  answer: courseWithOutline,
  problems,
});

export const readLesson = endpoint({
  method: 'GET',
  path: `${path}/:id/lessons/:lessonId`,
  summary: 'A lesson. What is right in a quiz is not told before it is answered.',
  access,
  feature,
  params: ofLesson,
  answer: lesson,
  problems,
});

const seconds = z.number().check(z.gte(0), z.lte(MAX_SECONDS));
const stretch = z
  .strictObject({ from: seconds, to: seconds })
  .check(z.refine(({ from, to }) => from < to, 'It ends before it begins'));

export const saveLessonProgress = endpoint({
  method: 'PUT',
  path: `${path}/:id/lessons/:lessonId/progress`,
  summary:
    'Keep how far the caller is: a text was read, which needs no words, or a video is at a place and these stretches of it were played. More than could have been played since the last call does not count.',
  access,
  feature,
  params: ofLesson,
  body: z.strictObject({
    position: z.optional(seconds).check(z.describe('Of a video.')),
    played: z._default(
      z.array(stretch).check(z.maxLength(MAX_STRETCHES, `At most ${MAX_STRETCHES} at once`)),
      [],
    ),
  }),
  answer: z.extend(courseProgress, { playedSeconds: z.number() }),
  problems: [...problems, 'wrong-lesson-kind'],
  audit: { action: 'save progress', record },
});

export const saveLessonNote = endpoint({
  method: 'PUT',
  path: `${path}/:id/lessons/:lessonId/note`,
  summary: "Keep the caller's own note on a lesson. Nobody else reads it.",
  access,
  feature,
  params: ofLesson,
  body: z.strictObject({
    text: limitedText(LESSON_NOTE_MAX_LENGTH),
    version: z.int().check(z.gte(0), z.describe('That was read; 0 where there was no note.')),
  }),
  answer: z.strictObject({ text: z.string(), version: z.int() }),
  problems: [...problems, 'version-conflict'],
  audit: { action: 'save note', record },
});

export const beginTry = endpoint({
  method: 'POST',
  path: `${path}/:id/lessons/:lessonId/tries`,
  summary: 'Begin a try at a quiz or a test, or go on with the one that was begun.',
  access,
  feature,
  params: ofLesson,
  status: 201,
  answer: quizTry,
  problems: [...problems, 'wrong-lesson-kind'],
  audit: { action: 'begin try', record },
});

export const answerQuestion = endpoint({
  method: 'PUT',
  path: `${path}/tries/:id/answers/:questionId`,
  summary: 'Answer a question of a try. A quiz tells what was right, and then the answer stays.',
  access,
  feature,
  params: z.strictObject({ id: z.uuid(), questionId: courseKey }),
  body: z.strictObject({
    options: z.array(z.string().check(z.regex(/^\d{1,2}$/))).check(
      z.minLength(1, 'Choose an answer'),
      z.maxLength(MAX_OPTIONS),
      z.refine((options) => new Set(options).size === options.length, 'Name each answer once'),
    ),
  }),
  answer: answeredQuestion,
  problems: [...problems, 'try-over', 'question-answered'],
  audit: { action: 'answer', record: 'course try' },
});

export const handInTry = endpoint({
  method: 'POST',
  path: `${path}/tries/:id/hand-in`,
  summary: 'Hand a try in once every question has an answer.',
  access,
  feature,
  params: ofTry,
  answer: z.strictObject({
    result: quizResult,
    questions: z.array(answeredQuestion),
    progress: courseProgress,
  }),
  problems: [...problems, 'answers-required'],
  audit: { action: 'hand in', record: 'course try' },
});
