import * as z from 'zod/mini';

export const questionKinds = ['single', 'several'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Feedback that is revealed once a question is answered, never before. */
const questionFeedback = z.strictObject({
  isRight: z.boolean(),
  options: z.array(z.strictObject({ id: z.string(), isRight: z.boolean(), feedback: z.string() })),
});
export type QuestionFeedback = z.infer<typeof questionFeedback>;

const question = z.strictObject({
  id: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  options: z
    .array(z.strictObject({ id: z.string(), text: z.string() }))
    .check(z.describe('Their ids say where they stand in this try, and nothing else.')),
  chosen: z.nullable(z.array(z.string())),
  feedback: z
    .nullable(questionFeedback)
    .check(z.describe('Of a quiz once it is answered; of a final test once it is handed in.')),
});
export type Question = z.infer<typeof question>;

/** An attempt at a quiz, with its own order of questions and options. */
export const quizTry = z.strictObject({
  id: z.uuid(),
  lessonId: z.string(),
  questions: z.array(question),
});
export type QuizTry = z.infer<typeof quizTry>;

export const quizResult = z.strictObject({
  right: z.int(),
  questions: z.int(),
  passed: z.boolean(),
  at: z.iso.datetime(),
});
export type QuizResult = z.infer<typeof quizResult>;

export const answeredQuestion = question;
