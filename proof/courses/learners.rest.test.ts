import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { answerQuestion, beginTry, handInTry, saveLessonProgress } from '@hub/contract/core/courses/courses';
import type { Question } from '@hub/contract/core/courses/quiz';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { demoContentFolder } from '../../apps/server/src/paths.ts';
import { call } from '../../apps/server/test/call.ts';
import { makePasswordsCheap } from '../../apps/server/test/cheap-passwords.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { TEST_KEY } from '../../apps/server/test/test-key.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { tokensOf } from '../faults/calls.ts';
import { query, startFilledPostgres } from '../faults/private-postgres.ts';
import { type ServerProcess, serverEnvironment, startServer } from '../faults/server-process.ts';
import { printFigures } from '../print-figures.ts';

const LEARNERS = count(6, 500);
const KILLS = count(2, 40);
const CODE = 'rights-of-respondents';
const BETWEEN_SAVES_MS = count(300, 1000);
/** How often a learner saves during a video. */
const SAVES_OF_A_FILM = 9;

type Option = { text: string; right?: boolean };
type Lesson = { id: string; kind: string; seconds?: number; questions?: { options: Option[] }[] };

const course = JSON.parse(readFileSync(join(demoContentFolder, `courses/${CODE}.json`), 'utf8'));
const lessons: Lesson[] = [
  ...course.sections.flatMap((section: { lessons: Lesson[] }) => section.lessons),
  { id: 'final-test', kind: 'quiz', questions: course.test.questions },
];
const rightTexts = new Set(
  lessons
    .flatMap(({ questions = [] }) => questions.flatMap(({ options }) => options))
    .filter(({ right }) => right)
    .map(({ text }) => text),
);

/** Whatever a learner's calls acknowledged must be stored. */
type Acknowledged = { done: Set<string>; played: Map<string, number>; certificate: string | null };

test.runIf(findPostgresBinaries())(
  'what learners were told is kept is kept, and no course is completed without its parts, whatever is killed',
  TRIED_ONCE,
  async () => {
    const postgres = await startFilledPostgres();
    const url = await postgres.createDatabase('learners');
    const emails = await addLearners(url);
    const shared = { DATABASE_URL: url, PUBLIC_URL: 'http://localhost:8080', FEATURES: 'prolearn' };
    const environments = [await serverEnvironment(shared), await serverEnvironment(shared)];
    const servers: ServerProcess[] = await Promise.all(environments.map((each) => startServer(each)));
    const [{ id: courseId } = { id: '' }] = await query<{ id: string }>(
      url,
      `select id from courses where code = '${CODE}'`,
    );

    let learning = LEARNERS;
    const figures = { acknowledged: 0, 'without an answer': 0, 'kills at work': 0 };
    /** Calls the instances in turn until one of them answers. */
    async function ask(learner: number, token: string, endpoint: AnyEndpoint, sent: object) {
      for (let attempt = learner; ; attempt += 1) {
        const server = servers[attempt % servers.length];
        const answer = await call(server ?? { url: '' }, endpoint, { token, ...sent }).catch(() => undefined);
        if (answer && answer.status < 300) {
          figures.acknowledged += 1;
          return answer.body;
        }
        if (answer && answer.status !== 503) {
          throw new Error(`${endpoint.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
        }
        figures['without an answer'] += 1;
        await delay(200);
      }
    }

    async function learn(learner: number, token: string): Promise<Acknowledged> {
      const acknowledged: Acknowledged = { done: new Set(), played: new Map(), certificate: null };
      const at = (lessonId: string) => ({ params: { id: courseId, lessonId } });
      const note = (answer: { lessonId: string; isDone: boolean; certificateNumber: string | null }) => {
        if (answer.isDone) acknowledged.done.add(answer.lessonId);
        acknowledged.certificate = answer.certificateNumber;
      };
      for (const { id, kind, seconds = 0 } of shuffled(lessons)) {
        if (kind === 'text') note(await ask(learner, token, saveLessonProgress, { ...at(id), body: {} }));
        if (kind === 'video') {
          for (let save = 0; save <= SAVES_OF_A_FILM; save += 1) {
            const position = (seconds * save) / SAVES_OF_A_FILM;
            const played = save === 0 ? [] : [{ from: 0, to: position }];
            const answer = await ask(learner, token, saveLessonProgress, {
              ...at(id),
              body: { position, played },
            });
            note(answer);
            acknowledged.played.set(id, answer.playedSeconds);
            await delay(BETWEEN_SAVES_MS);
          }
        }
        if (kind !== 'quiz') continue;
        const begun = await ask(learner, token, beginTry, at(id));
        for (const { id: questionId, options } of begun.questions as Question[]) {
          const right = options.filter(({ text }) => rightTexts.has(text)).map((option) => option.id);
          const params = { id: begun.id, questionId };
          await ask(learner, token, answerQuestion, { params, body: { options: right } });
        }
        note((await ask(learner, token, handInTry, { params: { id: begun.id } })).progress);
      }
      learning -= 1;
      return acknowledged;
    }

    const tokens: string[] = [];
    for (const email of emails) tokens.push((await tokensOf(servers[0]?.url ?? '', email)).access_token);
    const learners = Promise.all(tokens.map((token, learner) => learn(learner, token)));
    for (let kill = 0; kill < KILLS && learning > 0; kill += 1) {
      await delay(randomInt(500, 2000));
      if (learning > 0) figures['kills at work'] += 1;
      await servers[kill % 2]?.kill();
      servers[kill % 2] = await startServer(environments[kill % 2] ?? {});
    }
    const acknowledged = await learners;
    printFigures('learners of a course', { learners: LEARNERS, ...figures });

    expect(figures['kills at work']).toBeGreaterThan(0);
    expect(figures['without an answer'], 'some calls were cut off').toBeGreaterThan(0);
    const kept = await keptOf(url);
    for (const [learner, email] of emails.entries()) {
      const { done, played, certificate } = acknowledged[learner] ?? {
        done: [],
        played: [],
        certificate: null,
      };
      const mine = kept.filter((row) => row.email === email);
      for (const lessonId of done) {
        expect(mine.find((row) => row.lesson_id === lessonId)?.done, `${email} ${lessonId}`).toBe(true);
      }
      for (const [lessonId, seconds] of played) {
        expect(Number(mine.find((row) => row.lesson_id === lessonId)?.played)).toBeGreaterThanOrEqual(
          seconds - 0.01,
        );
      }
      expect([email, mine[0]?.number ?? null]).toEqual([email, certificate]);
      expect(certificate !== null, 'completed with every lesson').toBe(new Set(done).size === lessons.length);
    }
    expect(acknowledged.filter(({ certificate }) => certificate !== null).length).toBeGreaterThan(
      LEARNERS / 2,
    );
    expect(await query(url, WITHOUT_PARTS)).toEqual([]);

    await Promise.all(servers.map((server) => server.kill()));
    await postgres.remove();
  },
);

const WITHOUT_PARTS = `select number from course_completions
  join courses on courses.id = course_completions.course_id
  where not courses.lesson_ids <@ array(
    select lesson_id from lesson_progress done
    where done.organization_id = course_completions.organization_id
      and done.account_id = course_completions.account_id and done.course_id = courses.id and done_at is not null
  )`;

const keptOf = (url: string) =>
  query<{ email: string; lesson_id: string; done: boolean; played: string; number: string | null }>(
    url,
    `select users.email, lesson_id, done_at is not null as done, number,
       coalesce((select sum((stretch->>1)::numeric - (stretch->>0)::numeric) from jsonb_array_elements(played) stretch), 0)
         as played
     from lesson_progress
     join accounts on accounts.organization_id = lesson_progress.organization_id
       and accounts.id = lesson_progress.account_id
     join users on users.id = accounts.user_id
     left join course_completions completion on completion.organization_id = lesson_progress.organization_id
       and completion.account_id = lesson_progress.account_id and completion.course_id = lesson_progress.course_id`,
  );

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((first, second) => first.place - second.place)
    .map(({ item }) => item);
}

/** People of the demonstration's organization, whose passwords cost little. */
async function addLearners(url: string): Promise<string[]> {
  const config = readConfig({ DATABASE_URL: url, DATABASE_POOL_SIZE: '2', ENCRYPTION_KEY: TEST_KEY });
  const database = await connect(config, createLogger('silent'));
  await makePasswordsCheap(database.system);
  await database.close();
  const rows = await query<{ email: string }>(
    url,
    `with added as (
       insert into users (email, email_key, email_confirmed_at, first_name, last_name, first_name_key, last_name_key)
       select 'learner-' || n || '@demo.test', 'learner-' || n || '@demo.test', now(), 'Lea', 'Learner' || n, 'lea', 'learner' || n
       from generate_series(1, ${LEARNERS}) as n returning id, email
     ), known as (
       insert into credentials (user_id, password_hash)
       select added.id, (select password_hash from credentials limit 1) from added
     ), placed as (
       insert into accounts (organization_id, user_id, role_id, status)
       select (select organization_id from accounts join users on users.id = user_id where email = 'practitioner@demo.test'),
         added.id, 1, 'Active' from added
     )
     select email from added`,
  );
  return rows.map(({ email }) => email);
}
