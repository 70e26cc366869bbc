import * as z from 'zod/mini';
import { quizResult, quizTry } from './quiz.ts';

const inLesson = {
  id: z.string(),
  title: z.string(),
  minutes: z.int(),
  isDone: z.boolean(),
  note: z.strictObject({ text: z.string(), version: z.int() }),
};

const passage = z.strictObject({ kind: z.literal('passage'), html: z.string() });
const picture = z.strictObject({
  kind: z.literal('picture'),
  url: z.string(),
  alternative: z.string(),
  caption: z.string(),
});

const cue = z.strictObject({ from: z.number(), to: z.number(), text: z.string() });

const quiz = {
  questions: z.int(),
  passMark: z.int().check(z.describe('Of a hundred.')),
  last: z.nullable(quizResult).check(z.describe('How the last try ended.')),
  open: z.nullable(quizTry).check(z.describe('A try that was begun and not handed in.')),
};

export const lesson = z.discriminatedUnion('kind', [
  z.strictObject({
    ...inLesson,
    kind: z.literal('text'),
    parts: z.array(z.discriminatedUnion('kind', [passage, picture])),
  }),
  z.strictObject({
    ...inLesson,
    kind: z.literal('video'),
    url: z.string(),
    captionsUrl: z.string(),
    posterUrl: z.string(),
    seconds: z.number(),
    transcript: z.array(cue),
    position: z.number().check(z.describe('Where the caller stopped, in seconds.')),
    playedSeconds: z.number().check(z.describe('How much of it was really played.')),
    neededSeconds: z.number().check(z.describe('How much of it has to be played.')),
  }),
  z.strictObject({ ...inLesson, ...quiz, kind: z.literal('quiz') }),
  z.strictObject({ ...inLesson, ...quiz, kind: z.literal('test') }),
]);
export type Lesson = z.infer<typeof lesson>;
export type LessonOf<Kind extends Lesson['kind']> = Extract<Lesson, { kind: Kind }>;
export type Cue = z.infer<typeof cue>;
