import { randomInt } from 'node:crypto';
import type { Question, QuestionFeedback } from '@hub/contract/core/courses/quiz';
import type { ContentQuestion, QuizLesson, Solutions } from './course-content.ts';

/** A question of a try: the indexes of its options in the file, in the order in which they are shown. */
export type AskedQuestion = { id: string; options: number[] };

/** The id of an option where it is shown: its position there, which reveals nothing about the file. */
const shownId = (index: number) => String(index + 1);

export const askInNewOrder = ({ questions }: QuizLesson): AskedQuestion[] =>
  shuffle(questions).map(({ id, options }) => ({ id, options: shuffle([...options.keys()]) }));

function shuffle<T>(items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [shuffled[index], shuffled[other]] = [shuffled[other] as T, shuffled[index] as T];
  }
  return shuffled;
}

export const isOption = ({ options }: AskedQuestion, id: string) =>
  options.some((_, index) => shownId(index) === id);

type Solution = Solutions[string][string];

/** Which options are right in this try, with the explanation of each. */
function feedbackOn(
  { options }: AskedQuestion,
  chosen: readonly string[],
  solution: Solution,
): QuestionFeedback {
  const judged = options.map((place, index) => ({
    id: shownId(index),
    isRight: solution[place]?.isRight ?? false,
    feedback: solution[place]?.feedback ?? '',
  }));
  return { isRight: judged.every(({ id, isRight }) => isRight === chosen.includes(id)), options: judged };
}

type Shown = {
  question: ContentQuestion;
  asked: AskedQuestion;
  chosen: readonly string[] | undefined;
  /** Undefined while it must not be revealed. */
  solution: Solution | undefined;
};

export const presentQuestion = ({ question, asked, chosen, solution }: Shown): Question => ({
  id: question.id,
  kind: question.kind,
  text: question.text,
  options: asked.options.map((place, index) => ({ id: shownId(index), text: question.options[place] ?? '' })),
  chosen: chosen ? [...chosen] : null,
  feedback: chosen && solution ? feedbackOn(asked, chosen, solution) : null,
});
