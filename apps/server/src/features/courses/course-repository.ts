import type { Db } from '../../db/database.ts';
import { findRows } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { type ContentLesson, type CourseContent, lessonsOf } from './course-content.ts';
import { type CourseRow, oneCourse } from './course-list.ts';

export async function requireCourse({ db }: Scope, id: string): Promise<CourseRow> {
  const [row] = await findRows<CourseRow>(db, oneCourse(id));
  if (!row) throw new Problem('not-found');
  return row;
}

export async function readContent(db: Db, courseId: string, version: string): Promise<CourseContent> {
  const { content } = await db
    .selectFrom('course_versions')
    .select('content')
    .where('course_id', '=', courseId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return content;
}

/** A lesson of the newest version of a course. */
export async function requireLesson(scope: Scope, courseId: string, lessonId: string) {
  const course = await requireCourse(scope, courseId);
  const content = await readContent(scope.db, courseId, course.version);
  return { course, lesson: lessonIn(content, lessonId) };
}

export function lessonIn(content: CourseContent, lessonId: string): ContentLesson {
  const lesson = lessonsOf(content).find(({ id }) => id === lessonId);
  if (!lesson) throw new Problem('not-found');
  return lesson;
}

/** The ids of the lessons that the caller has done. */
export async function findDone({ db, organizationId, accountId }: Scope, courseId: string) {
  const rows = await db
    .selectFrom('lesson_progress')
    .select('lesson_id')
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .where('done_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ lesson_id }) => lesson_id));
}
