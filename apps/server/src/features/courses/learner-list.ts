import type { Learner, listLearners } from '@hub/contract/core/courses/course-assignments';
import type { InputOf } from '@hub/contract/http/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { List } from '../../db/find-page.ts';
import { hasWords } from '../../db/name-conditions.ts';
import type { Scope } from '../../db/request-scope.ts';
import { typedKey, typedWords } from '../../db/typed-words.ts';

type Query = Omit<InputOf<typeof listLearners>['query'], 'page' | 'pageSize'>;

const ofLearner = (table: string) =>
  `${table}.organization_id = learners.organization_id and ${table}.account_id = learners.account_id
    and ${table}.course_id = learners.course_id`;

const FROM = `(
    select organization_id, account_id, course_id from course_progress
    union select organization_id, account_id, course_id from course_assignments
  ) learners
  join accounts on accounts.organization_id = learners.organization_id and accounts.id = learners.account_id
  join users on users.id = accounts.user_id
  join courses on courses.id = learners.course_id
  left join course_progress on ${ofLearner('course_progress')}
  left join course_completions on ${ofLearner('course_completions')}
  left join course_assignments on ${ofLearner('course_assignments')}`;

const COLUMNS = [
  'learners.account_id',
  'learners.course_id',
  'users.first_name',
  'users.last_name',
  'courses.title',
  'cardinality(courses.lesson_ids) as lessons',
  `(select count(*)::integer from lesson_progress where ${ofLearner('lesson_progress')}
     and done_at is not null and lesson_id = any(courses.lesson_ids)) as lessons_done`,
  'course_progress.last_at',
  'course_completions.completed_at',
  'course_assignments.due_on',
];

export type LearnerRow = {
  account_id: string;
  course_id: string;
  first_name: string;
  last_name: string;
  title: string;
  lessons: number;
  lessons_done: number;
  last_at: Date | null;
  completed_at: Date | null;
  due_on: string | null;
};

const STATES = {
  'not-begun': sql<boolean>`course_completions.completed_at is null and course_progress.last_at is null`,
  'in-progress': sql<boolean>`course_completions.completed_at is null and course_progress.last_at is not null`,
  completed: sql<boolean>`course_completions.completed_at is not null`,
} as const;

/** The members of the organization, each with the courses that they have begun or were assigned. */
export function learnerList({ organizationId }: Scope, { name, courseId, state }: Query): List {
  const filters: RawBuilder<boolean>[] = [sql`accounts.status <> 'Removed'`];
  const fullName = "accounts.first_name_key || ' ' || accounts.last_name_key";
  if (name) filters.push(...hasWords(`split_words(${fullName})`, typedWords(typedKey(name))));
  if (courseId) filters.push(sql`learners.course_id = ${courseId}`);
  if (state) filters.push(STATES[state]);
  return {
    from: FROM,
    columns: COLUMNS,
    halves: [sql`learners.organization_id = ${organizationId}`],
    filters,
    orderBy: [
      ['accounts.last_first_key', 'asc'],
      ['accounts.id', 'asc'],
      ['courses.title_key', 'asc'],
      ['courses.id', 'asc'],
    ],
  };
}

export const presentLearner =
  (today: string) =>
  (row: LearnerRow): Learner => ({
    accountId: row.account_id,
    name: `${row.last_name}, ${row.first_name}`,
    courseId: row.course_id,
    course: row.title,
    state: row.completed_at ? 'completed' : row.last_at ? 'in-progress' : 'not-begun',
    lessons: row.lessons,
    lessonsDone: row.lessons_done,
    lastAt: row.last_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
    assigned: row.due_on !== null,
    dueOn: row.due_on,
    isOverdue: row.due_on !== null && row.completed_at === null && row.due_on < today,
  });
