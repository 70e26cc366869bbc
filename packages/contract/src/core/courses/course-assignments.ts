import * as z from 'zod/mini';
import { calendarDate } from '../../fields/calendar-date.ts';
import { searchWords } from '../../fields/search-words.ts';
import { asManager } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, smallPageQueryOf } from '../../http/page.ts';
import { courseStates } from './course.ts';

const path = '/core/api/courses';
const access = asManager;
const feature = 'prolearn';
const record = 'course assignment';

export const LEARNERS_ON_A_PAGE = 20;
export const MAX_ASSIGNED_PER_REQUEST = 100;

/** A member of the organization, and a course that they have begun or were assigned. */
const learner = z.strictObject({
  accountId: z.uuid(),
  name: z.string(),
  courseId: z.uuid(),
  course: z.string(),
  state: z.enum(courseStates),
  lessons: z.int(),
  lessonsDone: z.int(),
  lastAt: z.nullable(z.iso.datetime()),
  completedAt: z.nullable(z.iso.datetime()),
  assigned: z.boolean(),
  dueOn: z.nullable(z.iso.date()),
  isOverdue: z.boolean(),
});
export type Learner = z.infer<typeof learner>;

export const listLearners = endpoint({
  method: 'GET',
  path: `${path}/learners`,
  summary: 'Who has begun, completed or was asked to take which course, by name.',
  access,
  feature,
  query: z.strictObject({
    ...smallPageQueryOf(LEARNERS_ON_A_PAGE),
    name: searchWords('the first or the last name'),
    courseId: z.optional(z.uuid()),
    state: z.optional(z.enum(courseStates)),
  }),
  answer: pageOf(learner),
  audit: { action: 'list', record: 'learner', ids: ({ items }) => items.map(({ accountId }) => accountId) },
});

export const assignCourse = endpoint({
  method: 'PUT',
  path: `${path}/:id/assignments`,
  summary: 'Ask people to take a course until a day. They get a mail; who has completed it is left out.',
  access,
  feature,
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    accountIds: z
      .array(z.uuid())
      .check(
        z.minLength(1, 'Choose at least one person'),
        z.maxLength(MAX_ASSIGNED_PER_REQUEST, `Choose at most ${MAX_ASSIGNED_PER_REQUEST}`),
      ),
    dueOn: calendarDate,
  }),
  answer: z.strictObject({
    assigned: z.array(z.uuid()),
    completedBefore: z.array(z.uuid()),
  }),
  problems: ['not-found', 'due-day-past'],
  audit: { action: 'assign', record, ids: ({ assigned }) => assigned },
});

export const withdrawAssignment = endpoint({
  method: 'DELETE',
  path: `${path}/:id/assignments/:accountId`,
  summary: 'No longer ask somebody to take a course. What they have done of it stays.',
  access,
  feature,
  params: z.strictObject({ id: z.uuid(), accountId: z.uuid() }),
  status: 204,
  answer: z.undefined(),
  problems: ['not-found'],
  audit: { action: 'withdraw', record, ids: (_answer, { params }) => [params.accountId ?? ''] },
});
