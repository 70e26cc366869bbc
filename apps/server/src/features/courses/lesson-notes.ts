import { ownedBy } from '../../db/access.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import type { LessonRef } from './progress.ts';

type Note = { text: string; version: number };

export async function findNote(scope: Scope, { courseId, lessonId }: LessonRef): Promise<Note> {
  const row = await scope.db
    .selectFrom('lesson_notes')
    .select(['text', 'version'])
    .where('organization_id', '=', scope.organizationId)
    .where('account_id', '=', scope.accountId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
  return row ?? { text: '', version: 0 };
}

/** Saves a note unless its version has changed, since another device may have been faster. */
export async function saveNote(scope: Scope, lessonRef: LessonRef, { text, version }: Note): Promise<Note> {
  const { courseId, lessonId } = lessonRef;
  const saved =
    version === 0
      ? await scope.db
          .insertInto('lesson_notes')
          .values({ ...ownedBy(scope), course_id: courseId, lesson_id: lessonId, text })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['text', 'version'])
          .executeTakeFirst()
      : await scope.db
          .updateTable('lesson_notes')
          .set({ text, version: version + 1, changed_at: new Date() })
          .where('organization_id', '=', scope.organizationId)
          .where('account_id', '=', scope.accountId)
          .where('course_id', '=', courseId)
          .where('lesson_id', '=', lessonId)
          .where('version', '=', version)
          .returning(['text', 'version'])
          .executeTakeFirst();
  if (!saved) throw new Problem('version-conflict');
  return saved;
}
