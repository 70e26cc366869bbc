import { randomInt } from 'node:crypto';
import { CODE_CHARACTERS } from '@hub/contract/core/assessment/form-code';
import { sql } from 'kysely';
import { ownedBy } from '../../db/access.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../db/request-scope.ts';
import { organizationDay } from '../../http/reader-day.ts';

const GROUPS = 3;
const GROUP_LENGTH = 4;

function newNumber(): string {
  const character = () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Normalizes a typed certificate number. */
const readNumber = (typed: string): string =>
  (
    typed
      .toUpperCase()
      .replace(/[^A-Z\d]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join('-');

/** Completes a course once all of its lessons are done. The certificate's content stays as it is today. */
export async function completeIfDone(scope: Scope, courseId: string): Promise<void> {
  const { db, organizationId, accountId, userId } = scope;
  await sql`
    insert into course_completions
      (organization_id, account_id, course_id, version, number, learner_name, title, hours, authors, completed_on)
    select ${organizationId}, ${accountId}, courses.id, courses.version, ${newNumber()},
      concat_ws(' ', users.first_name, users.last_name), courses.title, courses.hours, courses.authors,
      ${organizationDay(scope.timeZone)}::date
    from courses join users on users.id = ${userId}
    where courses.id = ${courseId} and courses.lesson_ids <@ array(
      select lesson_id from lesson_progress
      where organization_id = ${organizationId} and account_id = ${accountId} and course_id = ${courseId}
        and done_at is not null
    )
    on conflict (organization_id, account_id, course_id) do nothing
  `.execute(db);
}

export const findCompletion = (scope: Scope, courseId: string) =>
  scope.db
    .selectFrom('course_completions')
    .selectAll()
    .where('organization_id', '=', scope.organizationId)
    .where('account_id', '=', scope.accountId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();

export const findCompletionByNumber = (db: Db, typed: string) =>
  db.selectFrom('course_completions').selectAll().where('number', '=', readNumber(typed)).executeTakeFirst();

export async function findCertificateFile(scope: Scope, courseId: string): Promise<Buffer | undefined> {
  const found = await scope.db
    .selectFrom('certificate_files')
    .select('bytes')
    .where('organization_id', '=', scope.organizationId)
    .where('account_id', '=', scope.accountId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return found?.bytes;
}

/** Stores the first drawing; later ones are dropped. */
export const keepCertificateFile = (scope: Scope, courseId: string, bytes: Uint8Array) =>
  scope.db
    .insertInto('certificate_files')
    .values({ ...ownedBy(scope), course_id: courseId, bytes: Buffer.from(bytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
