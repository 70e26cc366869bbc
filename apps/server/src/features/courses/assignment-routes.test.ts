import {
  assignCourse,
  type Learner,
  listLearners,
  withdrawAssignment,
} from '@hub/contract/core/courses/course-assignments';
import { listOwnCourses, readCourse, saveLessonProgress } from '@hub/contract/core/courses/courses';
import { addDays } from '@hub/contract/dates/calendar-day';
import { beforeAll, expect, test } from 'vitest';
import { refusal } from '../../../test/client-hub.ts';
import { useCourseHub } from '../../../test/course-hub.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { remindOfCourses } from './remind-of-courses.ts';

const hub = useCourseHub();

let learner: { id: string; email: string; organizationId: string; timeZone: string | null };
beforeAll(async () => {
  learner = await hub.hub.database.system
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .select([
      'accounts.id',
      'users.email',
      'accounts.organization_id as organizationId',
      'organizations.time_zone as timeZone',
    ])
    .where('users.email', '=', 'practitioner@demo.test')
    .executeTakeFirstOrThrow();
});

const dayFromNow = (days: number) => addDays(organizationDay(learner.timeZone), days);
const assign = (id: string, body: object = {}) =>
  hub.callAsManager(assignCourse, {
    params: { id },
    body: { accountIds: [learner.id], dueOn: dayFromNow(10), ...body },
  });
const learners = async (query = ''): Promise<Learner[]> =>
  (await hub.callAsManager(listLearners, { query: `?pageSize=100${query}` })).body.items;
const mailsTo = async (subject: string) =>
  (await hub.hub.mails()).filter((mail) => mail.to === learner.email && mail.subject === subject);

test('who is asked gets a mail, finds the course among their own, and is listed', async () => {
  const { id } = await hub.addCourse({ title: 'Asked for' });
  const answer = await assign(id);
  expect(answer.body).toEqual({ assigned: [learner.id], completedBefore: [] });
  expect(await hub.auditOf(answer)).toMatchObject([{ action: 'assign', record_ids: [learner.id] }]);
  const { items } = (await hub.call(listOwnCourses)).body;
  expect(items).toContainEqual(expect.objectContaining({ id, assigned: true, dueOn: dayFromNow(10) }));
  expect(await learners(`&courseId=${id}`)).toEqual([
    expect.objectContaining({
      accountId: learner.id,
      name: 'Okafor, Maren',
      course: 'Asked for',
      state: 'not-begun',
      lessons: 4,
      lessonsDone: 0,
      isOverdue: false,
    }),
  ]);
  await expect.poll(() => mailsTo('A course for you')).toHaveLength(1);
  const [mail] = await mailsTo('A course for you');
  expect(mail?.text).toContain(`/prolearn/course/${id}`);
});

test('a manager sees how far people are, and filters by name, course and state', async () => {
  const { id } = await hub.addCourse();
  await hub.call(saveLessonProgress, { params: { id, lessonId: 'welcome' }, body: {} });
  expect(await learners(`&courseId=${id}&state=in-progress&name=oka`)).toMatchObject([
    { lessonsDone: 1, assigned: false, dueOn: null, completedAt: null },
  ]);
  expect(await learners(`&courseId=${id}&name=nobody`)).toEqual([]);
  expect(await learners(`&courseId=${id}&state=completed`)).toEqual([]);
  await hub.finish(id);
  expect(await learners(`&courseId=${id}&state=completed`)).toMatchObject([
    { state: 'completed', lessonsDone: 4 },
  ]);
  expect((await assign(id)).body).toEqual({ assigned: [], completedBefore: [learner.id] });
});

test('another day replaces the first, and what is withdrawn is asked for no more', async () => {
  const { id } = await hub.addCourse();
  await assign(id);
  await assign(id, { dueOn: dayFromNow(3) });
  expect((await hub.call(readCourse, { params: { id } })).body.dueOn).toBe(dayFromNow(3));
  const params = { id, accountId: learner.id };
  expect((await hub.callAsManager(withdrawAssignment, { params })).status).toBe(204);
  expect((await hub.call(readCourse, { params: { id } })).body).toMatchObject({
    assigned: false,
    dueOn: null,
  });
  expect(refusal(await hub.callAsManager(withdrawAssignment, { params }))).toEqual([404, 'not-found']);
});

test('nobody is asked when one of them is no active colleague, or the day has passed', async () => {
  const { id } = await hub.addCourse();
  const { id: foreign } = await hub.hub.database.system
    .selectFrom('accounts')
    .select('id')
    .where('organization_id', '<>', learner.organizationId)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(refusal(await assign(id, { accountIds: [learner.id, foreign] }))).toEqual([404, 'not-found']);
  expect(refusal(await assign(id, { dueOn: dayFromNow(-1) }))).toEqual([409, 'due-day-past']);
  expect(refusal(await assign(crypto.randomUUID()))).toEqual([404, 'not-found']);
  expect((await assign(id, { accountIds: [] })).status).toBe(400);
  expect((await hub.call(readCourse, { params: { id } })).body.assigned).toBe(false);
  expect((await hub.call(assignCourse, { params: { id }, body: {} })).status).toBe(403);
});

test('reminds three days before and on the day, once each, and not of what is completed', async () => {
  const { id } = await hub.addCourse({ title: 'Reminded of' });
  const { id: completed } = await hub.addCourse({ title: 'Over' });
  await hub.finish(completed);
  const db = hub.hub.database.system;
  const manager = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('accounts.id')
    .where('users.email', '=', 'manager@demo.test')
    .executeTakeFirstOrThrow();
  const dueOn = dayFromNow(10);
  for (const course of [id, completed]) {
    await db
      .insertInto('course_assignments')
      .values({
        organization_id: learner.organizationId,
        account_id: learner.id,
        course_id: course,
        due_on: dueOn,
        assigned_by: manager.id,
      })
      .execute();
  }
  const subjects: string[] = [];
  const parts = {
    database: hub.hub.database,
    publicUrl: new URL('http://localhost'),
    sendMail: async (_db: unknown, { text }: { text: string }) => void subjects.push(text),
  };
  const remindedAt = async (days: number) => {
    subjects.length = 0;
    await remindOfCourses(parts, new Date(Date.now() + days * 86_400_000));
    return subjects.filter((text) => /“(Reminded of|Over)”/.test(text)).length;
  };
  expect(await remindedAt(6)).toBe(0);
  expect(await remindedAt(7)).toBe(1);
  expect(await remindedAt(8)).toBe(0);
  expect(await remindedAt(10)).toBe(1);
  expect(await remindedAt(11)).toBe(0);
});
