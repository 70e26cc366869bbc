import type { Question, QuizResult, QuizTry } from '@hub/contract/core/courses/quiz';
import type { Selectable } from 'kysely';
import { ownedBy } from '../../db/access.ts';
import { asSystem } from '../../db/as-system.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Tables } from '../../db/tables.ts';
import { Problem } from '../../http/problem.ts';
import { isQuiz, type QuizLesson, type Solutions } from './course-content.ts';
import { lessonIn, readContent } from './course-repository.ts';
import { askInNewOrder, isOption, presentQuestion } from './present-quiz.ts';
import { arriveAt, type LessonRef, markDone } from './progress.ts';

type TryRow = Selectable<Tables['quiz_tries']>;

const ownTries = ({ db, organizationId, accountId }: Scope) =>
  db
    .selectFrom('quiz_tries')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId);

const triesOf = (scope: Scope, { courseId, lessonId }: LessonRef) =>
  ownTries(scope).where('course_id', '=', courseId).where('lesson_id', '=', lessonId);

/** The open try, and the result of the last one. */
export async function findTries(scope: Scope, lessonRef: LessonRef) {
  const open = await triesOf(scope, lessonRef).where('handed_in_at', 'is', null).executeTakeFirst();
  const last = await triesOf(scope, lessonRef)
    .where('handed_in_at', 'is not', null)
    .orderBy('handed_in_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    open: open ? await presentTry(scope, open) : null,
    last: last ? resultOf(last) : null,
  };
}

function resultOf({ asked, right_answers, passed, handed_in_at }: TryRow): QuizResult {
  return {
    right: right_answers ?? 0,
    questions: asked.length,
    passed: passed ?? false,
    at: (handed_in_at ?? new Date()).toISOString(),
  };
}

/** Begins a try with a new order of questions, or returns the open one, whichever device began it. */
export async function beginTry(
  scope: Scope,
  lessonRef: LessonRef,
  version: string,
  quiz: QuizLesson,
): Promise<QuizTry> {
  await arriveAt(scope, lessonRef);
  await scope.db
    .insertInto('quiz_tries')
    .values({
      ...ownedBy(scope),
      course_id: lessonRef.courseId,
      version,
      lesson_id: lessonRef.lessonId,
      asked: JSON.stringify(askInNewOrder(quiz)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const open = await triesOf(scope, lessonRef).where('handed_in_at', 'is', null).executeTakeFirstOrThrow();
  return presentTry(scope, open);
}

async function presentTry(scope: Scope, row: TryRow): Promise<QuizTry> {
  return { id: row.id, lessonId: row.lesson_id, questions: await presentQuestions(scope, row) };
}

/** A try of the caller's own, locked until the transaction ends. */
async function requireTry(scope: Scope, id: string): Promise<TryRow> {
  const found = await ownTries(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw new Problem('not-found');
  return found;
}

async function quizOf(scope: Scope, { course_id, version, lesson_id }: TryRow): Promise<QuizLesson> {
  const lesson = lessonIn(await readContent(scope.db, course_id, version), lesson_id);
  if (!isQuiz(lesson)) throw new Error(`${lesson_id} of ${version} is no quiz`);
  return lesson;
}

/** The solutions, which the caller's own role cannot read. */
async function solutionsOf(scope: Scope, { course_id, version, lesson_id }: TryRow) {
  const { solutions } = await asSystem(scope.db, (db) =>
    db
      .selectFrom('course_solutions')
      .select('solutions')
      .where('course_id', '=', course_id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow(),
  );
  return solutions[lesson_id] ?? ({} satisfies Solutions[string]);
}

async function findAnswers({ db, organizationId }: Scope, tryId: string) {
  const rows = await db
    .selectFrom('quiz_answers')
    .select(['question_id', 'options'])
    .where('organization_id', '=', organizationId)
    .where('try_id', '=', tryId)
    .execute();
  return new Map(rows.map(({ question_id, options }) => [question_id, options]));
}

/** A quiz reveals the solution of a question once it is answered, a final test once it is handed in. */
async function presentQuestions(scope: Scope, row: TryRow): Promise<Question[]> {
  const quiz = await quizOf(scope, row);
  const answers = await findAnswers(scope, row.id);
  const isRevealed = quiz.kind === 'quiz' || row.handed_in_at !== null;
  const solutions: Solutions[string] = isRevealed && answers.size > 0 ? await solutionsOf(scope, row) : {};
  return row.asked.flatMap((asked) => {
    const question = quiz.questions.find(({ id }) => id === asked.id);
    const shown = { asked, chosen: answers.get(asked.id), solution: solutions[asked.id] };
    return question ? [presentQuestion({ question, ...shown })] : [];
  });
}

export async function answerQuestion(
  scope: Scope,
  { tryId, questionId }: { tryId: string; questionId: string },
  options: readonly string[],
): Promise<Question> {
  const row = await requireTry(scope, tryId);
  const asked = row.asked.find(({ id }) => id === questionId);
  if (!asked) throw new Problem('not-found');
  if (row.handed_in_at) throw new Problem('try-over');
  const quiz = await quizOf(scope, row);
  const kind = quiz.questions.find(({ id }) => id === questionId)?.kind;
  if (!options.every((id) => isOption(asked, id)) || (kind === 'single' && options.length > 1)) {
    throw new Problem('answer-refused');
  }
  const chosen = [...options].sort();
  const former = (await findAnswers(scope, tryId)).get(questionId);
  // The solution has been revealed by then.
  if (quiz.kind === 'quiz' && former && former.join() !== chosen.join())
    throw new Problem('question-answered');
  await scope.db
    .insertInto('quiz_answers')
    .values({
      organization_id: scope.organizationId,
      try_id: tryId,
      question_id: questionId,
      options: chosen,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'try_id', 'question_id'])
        .doUpdateSet({ options: chosen, answered_at: new Date() }),
    )
    .execute();
  const answered = (await presentQuestions(scope, row)).find(({ id }) => id === questionId);
  if (!answered) throw new Problem('not-found');
  return answered;
}

/** Ends a try whose questions are all answered. Handing it in again returns the same result. */
export async function handIn(scope: Scope, tryId: string) {
  const row = await requireTry(scope, tryId);
  const lessonRef = { courseId: row.course_id, lessonId: row.lesson_id };
  if (row.handed_in_at)
    return { lessonRef, result: resultOf(row), questions: await presentQuestions(scope, row) };
  const answers = await findAnswers(scope, tryId);
  if (row.asked.some(({ id }) => !answers.has(id))) throw new Problem('answers-required');
  await arriveAt(scope, lessonRef);
  const handedIn = { ...row, handed_in_at: new Date() };
  const questions = await presentQuestions(scope, handedIn);
  const right = questions.filter(({ feedback }) => feedback?.isRight).length;
  const { passMark } = await quizOf(scope, row);
  const ended = { ...handedIn, right_answers: right, passed: right * 100 >= passMark * questions.length };
  const { handed_in_at, right_answers, passed } = ended;
  await scope.db
    .updateTable('quiz_tries')
    .set({ handed_in_at, right_answers, passed })
    .where('organization_id', '=', scope.organizationId)
    .where('id', '=', tryId)
    .execute();
  if (passed) await markDone(scope, lessonRef);
  return { lessonRef, result: resultOf(ended), questions };
}
