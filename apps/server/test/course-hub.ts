import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerQuestion, beginTry, handInTry, saveLessonProgress } from '@hub/contract/core/courses/courses';
import type { Question, QuizTry } from '@hub/contract/core/courses/quiz';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { inSystemTransaction } from '../src/db/transaction.ts';
import { importContent } from '../src/features/publishing/import-content.ts';
import { readContent } from '../src/features/publishing/read-content.ts';
import { demoContentFolder } from '../src/paths.ts';
import { auditOf } from './audit-of.ts';
import { call } from './call.ts';
import type { Sent } from './client-hub.ts';
import { startTestHub, type TestHub } from './test-hub.ts';

const RIGHT = 'This is right';

const option = (text: string, right = false) => ({ text, feedback: `About ${text}`, right });
const single = (id: string) => ({
  id,
  kind: 'single',
  text: `Which of these? (${id})`,
  options: [option(RIGHT, true), option('This is not'), option('Nor is this')],
});
const several = (id: string) => ({
  id,
  kind: 'several',
  text: `Which of these? (${id})`,
  options: [option(RIGHT, true), option(`${RIGHT}, too`, true), option('This is not')],
});

/** A course with a lesson of each kind. Its video lasts 12.1 seconds. */
export const smallCourse = {
  code: 'small-steps',
  version: '1.0.0',
  title: 'Small steps',
  summary: 'A course that is soon over.',
  level: 'introductory',
  hours: 0.5,
  product: 'LBS-2',
  authors: [{ name: 'Ines Halloran', credentials: 'PhD' }],
  language: 'en',
  sections: [
    {
      title: 'Beginning',
      lessons: [
        { id: 'welcome', kind: 'text', title: 'Welcome', minutes: 1, parts: ['<p>Good to see you.</p>'] },
        {
          id: 'film',
          kind: 'video',
          title: 'A film',
          minutes: 1,
          seconds: 12.1,
          file: 'sending-a-form.webm',
          captions: 'sending-a-form.vtt',
          poster: 'sending-a-form.webp',
        },
        {
          id: 'check',
          kind: 'quiz',
          title: 'Check',
          minutes: 2,
          passMark: 50,
          questions: [single('one'), several('two')],
        },
      ],
    },
  ],
  test: { title: 'Final test', minutes: 3, passMark: 100, questions: [single('last'), several('very-last')] },
};

/** Imports a course as the publisher's command does. */
export async function importCourse(database: Database, course: object = smallCourse) {
  const folder = mkdtempSync(join(tmpdir(), 'hub-course-'));
  try {
    mkdirSync(join(folder, 'courses'));
    for (const ending of ['webm', 'vtt', 'webp']) {
      const file = `sending-a-form.${ending}`;
      cpSync(join(demoContentFolder, 'products/videos', file), join(folder, 'courses', file));
    }
    writeFileSync(join(folder, 'courses', 'course.json'), JSON.stringify(course));
    return await inSystemTransaction(database, (db) => importContent(db, readContent(folder)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Call = (endpoint: AnyEndpoint, sent?: Sent) => ReturnType<typeof call>;

/** A hub with courses, and a manager and a practitioner of one organization. */
export function useCourseHub() {
  let hub: TestHub;
  let courses = 0;
  const tokens = { practitioner: '', manager: '', colleague: '' };
  const as =
    (who: keyof typeof tokens): Call =>
    (endpoint, sent = {}) =>
      call(hub, endpoint, { ...sent, token: tokens[who] });
  const own = as('practitioner');

  beforeAll(async () => {
    hub = await startTestHub({ environment: { FEATURES: 'prolearn' } });
    await hub.stopJobs();
    tokens.practitioner = await hub.signIn('practitioner@demo.test');
    tokens.manager = await hub.signIn('manager@demo.test');
    tokens.colleague = await hub.signIn('second@demo.test');
  });
  afterAll(() => hub.close());

  return {
    get hub() {
      return hub;
    },
    call: own,
    callAsManager: as('manager'),
    callAsColleague: as('colleague'),
    auditOf: (answer: { headers: Headers }) => auditOf(hub, answer),
    /** A changed copy of the small course, which nobody has begun. */
    async addCourse(change: object = {}) {
      courses += 1;
      const code = `course-${courses}`;
      await importCourse(hub.database, { ...smallCourse, code, title: `Small steps ${courses}`, ...change });
      const { id } = await hub.database.system
        .selectFrom('courses')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      return { id, code };
    },
    tryQuiz: (id: string, lessonId: string, isRight: boolean, caller: Call = own) =>
      tryQuiz(caller, { id, lessonId }, isRight),
    /** Completes a course. */
    async finish(id: string, caller: Call = own) {
      await caller(saveLessonProgress, { params: { id, lessonId: 'welcome' }, body: {} });
      await watch(hub, caller, id);
      await tryQuiz(caller, { id, lessonId: 'check' }, true);
      return tryQuiz(caller, { id, lessonId: 'final-test' }, true);
    },
    watch: (id: string, caller: Call = own) => watch(hub, caller, id),
    /** Backdates the last saved state of a video. */
    wait: (seconds: number) => wait(hub, seconds),
  };
}

const wait = (hub: TestHub, seconds: number) =>
  hub.database.pool.query(
    `update lesson_progress set saved_at = saved_at - make_interval(secs => ${seconds})`,
  );

const watch = (hub: TestHub, caller: Call, id: string) =>
  finishFilm(hub, caller, { id, lessonId: 'film' }, 12.1);

/** Plays a whole film. */
export async function finishFilm(
  hub: TestHub,
  caller: Call,
  params: Record<string, string>,
  seconds: number,
) {
  await caller(saveLessonProgress, { params, body: { position: 0 } });
  await wait(hub, seconds);
  const body = { position: seconds, played: [{ from: 0, to: seconds }] };
  return caller(saveLessonProgress, { params, body });
}

const isRightHere = (text: string) => text.startsWith(RIGHT);

/** The right options by their texts, or the wrong ones. */
export const optionsOf = ({ options }: Question, wantsRight: boolean, isRight = isRightHere) =>
  options.filter(({ text }) => isRight(text) === wantsRight).map(({ id }) => id);

/** Hands in a try with all questions answered right, or all wrong. */
export async function tryQuiz(
  caller: Call,
  params: Record<string, string>,
  wantsRight: boolean,
  isRight = isRightHere,
) {
  const begun: QuizTry = (await caller(beginTry, { params })).body;
  for (const question of begun.questions) {
    const [first = '', ...others] = optionsOf(question, wantsRight, isRight);
    const options = question.kind === 'single' ? [first] : [first, ...others];
    await caller(answerQuestion, { params: { id: begun.id, questionId: question.id }, body: { options } });
  }
  return caller(handInTry, { params: { id: begun.id } });
}
