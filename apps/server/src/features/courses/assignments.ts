import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { courseAssignedMail } from '../../mail/templates/course-assigned.ts';

type Asked = { courseId: string; accountIds: readonly string[]; dueOn: string };
type Post = { sendMail: SendMail; publicUrl: URL };
type Person = { id: string; email: string; completed: boolean };

/** Assigns a course with a due date to all of these people, or to none if one is not an active colleague. */
export async function assignCourse(scope: Scope, { courseId, accountIds, dueOn }: Asked, post: Post) {
  const { db, organizationId, accountId } = scope;
  if (dueOn < organizationDay(scope.timeZone)) throw new Problem('due-day-past');
  const course = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('id', '=', courseId)
    .where('published', '=', true)
    .executeTakeFirst();
  const people = await findPeople(scope, courseId, [...new Set(accountIds)]);
  if (!course || people.length < new Set(accountIds).size) throw new Problem('not-found');
  const wanted = people.filter(({ completed }) => !completed);
  for (const { id, email } of wanted) {
    const values = { due_on: dueOn, assigned_by: accountId, assigned_at: new Date() };
    await db
      .insertInto('course_assignments')
      .values({ organization_id: organizationId, account_id: id, course_id: courseId, ...values })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'account_id', 'course_id']).doUpdateSet(values),
      )
      .execute();
    const mail = courseAssignedMail(post.publicUrl, { courseId, title: course.title, dueOn });
    await post.sendMail(db, { to: email, ...mail });
  }
  return {
    assigned: wanted.map(({ id }) => id),
    completedBefore: people.filter(({ completed }) => completed).map(({ id }) => id),
  };
}

async function findPeople({ db, organizationId }: Scope, courseId: string, accountIds: readonly string[]) {
  const { rows } = await sql<Person>`
    select accounts.id, users.email, exists (
      select from course_completions completion
      where completion.organization_id = accounts.organization_id and completion.account_id = accounts.id
        and completion.course_id = ${courseId}
    ) as completed
    from accounts join users on users.id = accounts.user_id
    where accounts.organization_id = ${organizationId} and accounts.status = 'Active'
      and accounts.id = any(${accountIds}::uuid[])
    order by accounts.id
  `.execute(db);
  return rows;
}

export async function withdrawAssignment({ db, organizationId }: Scope, courseId: string, accountId: string) {
  const { numDeletedRows } = await db
    .deleteFrom('course_assignments')
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
}
