import { readCertificate, readCertificateFile } from '@hub/contract/core/courses/certificates';
import type { Course } from '@hub/contract/core/courses/course';
import {
  answerQuestion,
  beginTry,
  handInTry,
  listCourses,
  listOwnCourses,
  readCourse,
  readLesson,
  saveLessonNote,
  saveLessonProgress,
} from '@hub/contract/core/courses/courses';
import type { Question, QuizTry } from '@hub/contract/core/courses/quiz';
import { describe, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { refusal } from '../../../test/client-hub.ts';
import { importCourse, optionsOf, smallCourse, useCourseHub } from '../../../test/course-hub.ts';

const hub = useCourseHub();

const film = (id: string) => ({ id, lessonId: 'film' });
const played = (...stretches: [from: number, to: number][]) => stretches.map(([from, to]) => ({ from, to }));
const playing = (id: string, position: number, ...stretches: [number, number][]) =>
  hub.call(saveLessonProgress, {
    params: film(id),
    body: { position, played: played(...stretches) },
  });
const courseOf = async (id: string): Promise<Course> => (await hub.call(readCourse, { params: { id } })).body;

describe('the list', () => {
  const titles = async (query: string) =>
    (await hub.call(listCourses, { query })).body.items.map(({ title }: Course) => title);

  test('finds by words, level, product and state', async () => {
    const { id } = await hub.addCourse({ title: 'Quince trees', level: 'advanced', product: undefined });
    const title = 'Quince trees';
    expect(await titles('?Search=qui')).toEqual([title]);
    expect(await titles('?Search=qui&Level=advanced&State=not-begun')).toEqual([title]);
    expect(await titles('?Search=qui&Level=introductory')).toEqual([]);
    expect(await titles('?Search=qui&State=in-progress')).toEqual([]);
    await hub.call(saveLessonProgress, { params: { id, lessonId: 'welcome' }, body: {} });
    expect(await titles('?Search=qui&State=in-progress')).toEqual([title]);
    expect(await titles('?Search=qui&State=not-begun')).toEqual([]);
    const { product } = await courseOf((await hub.addCourse()).id);
    expect(await titles(`?Search=qui&ProductId=${product?.id}`)).toEqual([]);
  });

  test('tells what a course is, and how far one is', async () => {
    const { id } = await hub.addCourse();
    await hub.call(saveLessonProgress, { params: { id, lessonId: 'welcome' }, body: {} });
    expect(await courseOf(id)).toMatchObject({
      version: '1.0.0',
      minutes: 7,
      hours: 0.5,
      product: { acronym: 'LBS-2' },
      authors: [{ name: 'Ines Halloran', credentials: 'PhD' }],
      state: 'in-progress',
      lessons: 4,
      lessonsDone: 1,
      lastLessonId: 'welcome',
      certificateNumber: null,
      sections: [
        {
          title: 'Beginning',
          lessons: [
            { id: 'welcome', kind: 'text', isDone: true },
            { id: 'film', kind: 'video', isDone: false },
            { id: 'check', kind: 'quiz', isDone: false },
          ],
        },
        { title: 'Final test', lessons: [{ id: 'final-test', kind: 'test' }] },
      ],
    });
    const { body } = await hub.call(listOwnCourses);
    expect(body.items[0].id).toBe(id);
    const others = await hub.callAsColleague(readCourse, { params: { id } });
    expect(others.body).toMatchObject({ state: 'not-begun', lessonsDone: 0, lastLessonId: null });
  });

  test('what is published no more is there for those alone who have begun it', async () => {
    const { id, code } = await hub.addCourse({ title: 'Withering' });
    await hub.call(saveLessonProgress, { params: { id, lessonId: 'welcome' }, body: {} });
    await importCourse(hub.hub.database, {
      ...smallCourse,
      code,
      title: 'Withering',
      version: '1.0.1',
      published: false,
    });
    expect(await titles('?Search=wither')).toEqual(['Withering']);
    expect((await hub.callAsColleague(listCourses, { query: '?Search=wither' })).body.items).toEqual([]);
  });
});

describe('a video', () => {
  test('goes on where it was left, and is done with nine tenths that were played', async () => {
    const { id } = await hub.addCourse();
    expect((await playing(id, 0)).body).toMatchObject({ isDone: false, playedSeconds: 0 });
    await hub.wait(6);
    expect((await playing(id, 5, [0, 5])).body).toMatchObject({ isDone: false, playedSeconds: 5 });
    expect((await hub.call(readLesson, { params: film(id) })).body).toMatchObject({
      position: 5,
      playedSeconds: 5,
      seconds: 12.1,
      transcript: expect.arrayContaining([expect.objectContaining({ from: expect.any(Number) })]),
    });
    await hub.wait(6);
    const done = await playing(id, 11, [0, 11]);
    expect(done.body).toMatchObject({ isDone: true, playedSeconds: 11, lessonsDone: 1 });
    expect(await hub.auditOf(done)).toMatchObject([{ action: 'save progress', record: 'course' }]);
  });

  test('that was skipped to its end is not', async () => {
    const { id } = await hub.addCourse();
    await playing(id, 0);
    await hub.wait(60);
    const { body } = await playing(id, 12.1, [0, 1], [11, 12.1]);
    expect(body).toMatchObject({ isDone: false });
    expect(body.playedSeconds).toBeCloseTo(2.1);
  });

  test('cannot have been played faster than a player goes', async () => {
    const { id } = await hub.addCourse();
    expect((await playing(id, 12, [0, 12])).body).toMatchObject({ isDone: false, playedSeconds: 0 });
    expect((await playing(id, 12, [0, 12])).body).toMatchObject({ isDone: false, playedSeconds: 0 });
    await hub.wait(6);
    expect((await playing(id, 12, [0, 12])).body).toMatchObject({ isDone: true, playedSeconds: 12 });
  });

  test('played on two devices at once loses neither', async () => {
    const { id } = await hub.addCourse();
    await playing(id, 0);
    await hub.wait(60);
    await Promise.all([playing(id, 6, [0, 6]), playing(id, 12, [6, 12])]);
    const { body } = await hub.call(readLesson, { params: film(id) });
    // The second report may have come too soon after the first, so it is sent again.
    await hub.wait(60);
    expect((await playing(id, 12, [0, 6], [6, 12])).body.playedSeconds).toBe(12);
    expect(body.playedSeconds).toBeGreaterThanOrEqual(6);
  });

  test('is no text', async () => {
    const { id } = await hub.addCourse();
    const sent = { params: film(id), body: {} };
    expect(refusal(await hub.call(saveLessonProgress, sent))).toEqual([409, 'wrong-lesson-kind']);
    expect((await courseOf(id)).state).toBe('not-begun');
  });
});

describe('a quiz', () => {
  const begin = async (id: string, lessonId = 'check'): Promise<QuizTry> =>
    (await hub.call(beginTry, { params: { id, lessonId } })).body;
  const answer = (tryId: string, questionId: string, options: string[]) =>
    hub.call(answerQuestion, { params: { id: tryId, questionId }, body: { options } });

  test('does not say what is right before it is answered', async () => {
    const { id } = await hub.addCourse();
    const begun = await begin(id);
    const wire = JSON.stringify([
      begun,
      (await hub.call(readLesson, { params: { id, lessonId: 'check' } })).body,
    ]);
    expect(wire).not.toMatch(/isRight|About/);
    expect(begun.questions.map(({ feedback }) => feedback)).toEqual([null, null]);
    expect(begun.questions.flatMap(({ options }) => options.map((option) => option.id))).toEqual([
      '1',
      '2',
      '3',
      '1',
      '2',
      '3',
    ]);
  });

  test('tells with the answer what was right, and then it stays', async () => {
    const { id } = await hub.addCourse();
    const begun = await begin(id);
    const [question] = begun.questions as [Question];
    const wrong = optionsOf(question, false).slice(0, 1);
    const answered = await answer(begun.id, question.id, wrong);
    expect(answered.body).toMatchObject({ chosen: wrong, feedback: { isRight: false } });
    const right = answered.body.feedback.options.filter((option: { isRight: boolean }) => option.isRight);
    expect(right.map((option: { id: string }) => option.id)).toEqual(optionsOf(question, true));
    expect((await answer(begun.id, question.id, wrong)).status).toBe(200);
    expect(refusal(await answer(begun.id, question.id, optionsOf(question, true)))).toEqual([
      409,
      'question-answered',
    ]);
    // Another device continues the same try.
    expect((await begin(id)).questions[0]).toEqual(answered.body);
  });

  test('is handed in as a whole, passed or not, as often as one wants', async () => {
    const { id } = await hub.addCourse();
    const begun = await begin(id);
    expect(refusal(await hub.call(handInTry, { params: { id: begun.id } }))).toEqual([
      409,
      'answers-required',
    ]);
    const failed = (await hub.tryQuiz(id, 'check', false)).body;
    expect(failed).toMatchObject({
      result: { right: 0, questions: 2, passed: false },
      progress: { isDone: false },
    });
    const passed = (await hub.tryQuiz(id, 'check', true)).body;
    expect(passed).toMatchObject({ result: { right: 2, passed: true }, progress: { isDone: true } });
    await hub.tryQuiz(id, 'check', false);
    const { body } = await hub.call(readLesson, { params: { id, lessonId: 'check' } });
    expect(body).toMatchObject({ isDone: true, last: { passed: false }, open: null });
  });

  test('refuses what is no answer of it', async () => {
    const { id } = await hub.addCourse();
    const begun = await begin(id);
    const single = begun.questions.find(({ kind }) => kind === 'single')?.id ?? '';
    expect(refusal(await answer(begun.id, single, ['1', '2']))).toEqual([400, 'answer-refused']);
    expect(refusal(await answer(begun.id, single, ['9']))).toEqual([400, 'answer-refused']);
    expect(refusal(await answer(begun.id, 'no-such', ['1']))).toEqual([404, 'not-found']);
    expect((await answer(begun.id, single, [])).status).toBe(400);
    expect(refusal(await hub.call(beginTry, { params: film(id) }))).toEqual([409, 'wrong-lesson-kind']);
  });

  test('keeps its questions in an order of its own, and its try for its owner', async () => {
    const { id } = await hub.addCourse();
    const orders = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const begun = await begin(id);
      orders.add(JSON.stringify(begun.questions.map(({ options }) => options)));
      await hub.tryQuiz(id, 'check', true);
    }
    expect(orders.size).toBeGreaterThan(1);
    const begun = await begin(id);
    const [question] = begun.questions as [Question];
    const foreign = { params: { id: begun.id, questionId: question.id }, body: { options: ['1'] } };
    expect(refusal(await hub.callAsColleague(answerQuestion, foreign))).toEqual([404, 'not-found']);
    expect(refusal(await hub.callAsColleague(handInTry, { params: { id: begun.id } }))).toEqual([
      404,
      'not-found',
    ]);
  });

  test('a final test says what was right once it is handed in, and lets one think again until then', async () => {
    const { id } = await hub.addCourse();
    const begun = await begin(id, 'final-test');
    for (const question of begun.questions) {
      const wrong = optionsOf(question, false).slice(0, 1);
      expect((await answer(begun.id, question.id, wrong)).body).toMatchObject({
        chosen: wrong,
        feedback: null,
      });
      expect((await answer(begun.id, question.id, optionsOf(question, true))).status).toBe(200);
    }
    const ended = await hub.call(handInTry, { params: { id: begun.id } });
    expect(ended.body.result).toMatchObject({ right: 2, passed: true });
    expect(ended.body.questions[0].feedback.isRight).toBe(true);
    expect((await hub.call(handInTry, { params: { id: begun.id } })).body.result).toEqual(ended.body.result);
    const [first] = begun.questions as [Question];
    expect(refusal(await answer(begun.id, first.id, ['1']))).toEqual([409, 'try-over']);
  });
});

describe('a course that is completed', () => {
  test('has a certificate, which stays the same', async () => {
    const { id } = await hub.addCourse();
    expect(refusal(await hub.call(readCertificateFile, { params: { id } }))).toEqual([404, 'not-found']);
    const { body } = await hub.finish(id);
    const { certificateNumber: number } = body.progress;
    expect(body.progress).toMatchObject({ state: 'completed', lessonsDone: 4 });
    expect(number).toMatch(/^[34679CDFHJKMNPRTWXY]{4}(-[34679CDFHJKMNPRTWXY]{4}){2}$/);
    const first = await hub.call(readCertificateFile, { params: { id } });
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await hub.auditOf(first)).toMatchObject([{ action: 'read certificate', record_ids: [id] }]);
    const again = await hub.call(readCertificateFile, { params: { id } });
    expect(again.body).toBe(first.body);
    expect(refusal(await hub.callAsColleague(readCertificateFile, { params: { id } }))).toEqual([
      404,
      'not-found',
    ]);
  });

  test('anyone who has the number is told what the certificate says, and no more', async () => {
    const { id } = await hub.addCourse();
    const { certificateNumber: number } = (await hub.finish(id)).body.progress;
    const check = (typed: string) => call(hub.hub, readCertificate, { params: { number: typed } });
    expect((await check(number)).body).toEqual({
      number,
      name: 'Maren Okafor',
      course: expect.stringMatching(/^Small steps/),
      version: '1.0.0',
      hours: 0.5,
      completedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect((await check(number.replaceAll('-', '').toLowerCase())).body.number).toBe(number);
    expect(refusal(await check('3333-3333-3333'))).toEqual([404, 'not-found']);
  });

  test('stays completed when a new version asks for more, and what was done of it counts', async () => {
    const { id, code } = await hub.addCourse();
    const { certificateNumber } = (await hub.finish(id)).body.progress;
    const { id: other, code: otherCode } = await hub.addCourse();
    await hub.call(saveLessonProgress, {
      params: { id: other, lessonId: 'welcome' },
      body: {},
    });
    const [section] = smallCourse.sections;
    const more = { id: 'more', kind: 'text', title: 'More', minutes: 1, parts: ['<p>There is more.</p>'] };
    const changed = {
      version: '1.1.0',
      sections: [{ title: 'Beginning', lessons: [...(section?.lessons ?? []), more] }],
    };
    await importCourse(hub.hub.database, { ...smallCourse, code, ...changed });
    await importCourse(hub.hub.database, { ...smallCourse, code: otherCode, ...changed });
    expect(await courseOf(id)).toMatchObject({
      state: 'completed',
      version: '1.1.0',
      lessons: 5,
      certificateNumber,
    });
    expect(await courseOf(other)).toMatchObject({ state: 'in-progress', lessons: 5, lessonsDone: 1 });
    await expect(
      importCourse(hub.hub.database, { ...smallCourse, code, ...changed, summary: 'Changed.' }),
    ).rejects.toThrow(`${code} 1.1.0 is published with other content`);
  });

  test('needs every part: without the film there is none', async () => {
    const { id } = await hub.addCourse();
    await hub.call(saveLessonProgress, { params: { id, lessonId: 'welcome' }, body: {} });
    await hub.tryQuiz(id, 'check', true);
    expect((await hub.tryQuiz(id, 'final-test', true)).body.progress).toMatchObject({
      state: 'in-progress',
      certificateNumber: null,
    });
    expect((await hub.watch(id)).body).toMatchObject({ state: 'completed' });
  });
});

test('a note on a lesson is its writer’s own, and no device overwrites another unseen', async () => {
  const { id } = await hub.addCourse();
  const params = { id, lessonId: 'welcome' };
  const save = (text: string, version: number) =>
    hub.call(saveLessonNote, { params, body: { text, version } });
  expect((await save('First thought', 0)).body).toEqual({ text: 'First thought', version: 1 });
  expect((await save('Second thought', 1)).body).toEqual({ text: 'Second thought', version: 2 });
  expect(refusal(await save('From another device', 1))).toEqual([409, 'version-conflict']);
  expect(refusal(await save('From a third', 0))).toEqual([409, 'version-conflict']);
  expect((await hub.call(readLesson, { params })).body.note).toEqual({ text: 'Second thought', version: 2 });
  expect((await hub.callAsColleague(readLesson, { params })).body.note).toEqual({ text: '', version: 0 });
});

test('an unknown course, lesson or try is not found', async () => {
  const { id } = await hub.addCourse();
  const unknown = crypto.randomUUID();
  expect(refusal(await hub.call(readCourse, { params: { id: unknown } }))).toEqual([404, 'not-found']);
  expect(refusal(await hub.call(readLesson, { params: { id, lessonId: 'nowhere' } }))).toEqual([
    404,
    'not-found',
  ]);
  expect(refusal(await hub.call(handInTry, { params: { id: unknown } }))).toEqual([404, 'not-found']);
});
