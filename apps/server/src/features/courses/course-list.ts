import type { Course } from '@hub/contract/core/courses/course';
import type { listCourses } from '@hub/contract/core/courses/courses';
import type { InputOf } from '@hub/contract/http/endpoint';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { List } from '../../db/find-page.ts';
import { hasWords } from '../../db/name-conditions.ts';
import type { Tables } from '../../db/tables.ts';
import { typedKey, typedWords } from '../../db/typed-words.ts';

type Query = Omit<InputOf<typeof listCourses>['query'], 'Page' | 'PageSize'>;

const ofCaller = (table: string) =>
  `${table}.organization_id = hub_organization() and ${table}.account_id = hub_account() and ${table}.course_id = courses.id`;

const FROM = `courses
  left join products on products.id = courses.product_id
  left join course_progress on ${ofCaller('course_progress')}
  left join course_completions on ${ofCaller('course_completions')}
  left join course_assignments on ${ofCaller('course_assignments')}`;

const COLUMNS = [
  'courses.id',
  'courses.version',
  'courses.title',
  'courses.summary',
  'courses.level',
  'courses.minutes',
  'courses.hours',
  'courses.authors',
  'courses.language',
  'courses.lesson_ids',
  'products.id as product_id',
  'products.name as product_name',
  'products.acronym as product_acronym',
  'course_progress.last_lesson_id',
  'course_progress.last_at',
  'course_completions.number',
  'course_assignments.due_on',
  `(select count(*)::integer from lesson_progress where ${ofCaller('lesson_progress')}
     and done_at is not null and lesson_id = any(courses.lesson_ids)) as lessons_done`,
];

type CourseColumns = Selectable<Tables['courses']>;

export type CourseRow = Pick<
  CourseColumns,
  | 'id'
  | 'version'
  | 'title'
  | 'summary'
  | 'level'
  | 'minutes'
  | 'hours'
  | 'authors'
  | 'language'
  | 'lesson_ids'
  | 'product_id'
> & {
  product_name: string | null;
  product_acronym: string | null;
  last_lesson_id: string | null;
  last_at: Date | null;
  number: string | null;
  due_on: string | null;
  lessons_done: number;
};

const isCompleted = sql<boolean>`course_completions.number is not null`;
const isBegun = sql<boolean>`course_progress.last_at is not null`;

const STATES = {
  'not-begun': sql<boolean>`not (${isCompleted} or ${isBegun})`,
  'in-progress': sql<boolean>`${isBegun} and not ${isCompleted}`,
  completed: isCompleted,
} as const;

/** Courses with the caller's progress. A course that is no longer published stays for those who have begun it. */
const listOf = (condition: RawBuilder<boolean>, orderBy: List['orderBy']): List => ({
  from: FROM,
  columns: COLUMNS,
  halves: [condition],
  orderBy,
});

export const courseList = ({ Search, Level, ProductId, State }: Query): List => {
  const filters: RawBuilder<boolean>[] = [];
  if (Search) filters.push(...hasWords('split_words(courses.search_key)', typedWords(typedKey(Search))));
  if (Level) filters.push(sql`courses.level = ${Level}`);
  if (ProductId) filters.push(sql`courses.product_id = ${ProductId}`);
  if (State) filters.push(STATES[State]);
  const list = listOf(sql`(courses.published or ${isBegun})`, [
    ['courses.title_key', 'asc'],
    ['courses.id', 'asc'],
  ]);
  return { ...list, filters };
};

/** The courses that the caller has begun, the latest first; then the assigned ones. */
export const ownCourseList = (): List =>
  listOf(sql`not ${isCompleted} and (${isBegun} or course_assignments.due_on is not null)`, [
    ['course_progress.last_at', 'desc', 'nulls last'],
    ['course_assignments.due_on', 'asc'],
    ['courses.id', 'asc'],
  ]);

export const oneCourse = (id: string): List => listOf(sql`courses.id = ${id}`, [['courses.id', 'asc']]);

export const presentCourse = (row: CourseRow): Course => ({
  id: row.id,
  version: row.version,
  title: row.title,
  summary: row.summary,
  level: row.level,
  minutes: row.minutes,
  hours: Number(row.hours),
  product:
    (row.product_id && {
      id: row.product_id,
      name: row.product_name ?? '',
      acronym: row.product_acronym ?? '',
    }) ||
    null,
  authors: row.authors,
  language: row.language,
  state: row.number ? 'completed' : row.last_at ? 'in-progress' : 'not-begun',
  lessons: row.lesson_ids.length,
  lessonsDone: row.lessons_done,
  lastLessonId: row.last_lesson_id,
  lastAt: row.last_at?.toISOString() ?? null,
  dueOn: row.due_on,
  assigned: row.due_on !== null,
  certificateNumber: row.number,
});
