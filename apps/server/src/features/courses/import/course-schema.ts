import { courseLevels } from '@hub/contract/core/courses/course';
import { questionKinds } from '@hub/contract/core/courses/quiz';
import { z } from 'zod';
import { readRichText } from '../../../rich-text/read-rich-text.ts';

const MAX_SECONDS = 3600;
const MAX_MINUTES = 600;
const MAX_HOURS = 40;
const MAX_OPTIONS = 10;

const text = (maxLength: number) => z.string().trim().min(1, 'is empty').max(maxLength);
const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has small letters, digits and hyphens')
  .max(50);
/** The path of a file in the same folder or below it. */
const path = z.string().regex(/^[\w-]+(\/[\w-]+)*\.\w+$/, 'is no path below the folder');
const minutes = z.int().min(1).max(MAX_MINUTES);

const passage = text(20_000).refine(
  (html) => readRichText({ html }).html === html,
  'has something that a lesson cannot show: paragraphs, headings, lists and links are fine',
);
const picture = z.strictObject({
  picture: path,
  alternative: text(500),
  caption: z.string().max(300).default(''),
});

const textLesson = z.strictObject({
  id: key,
  kind: z.literal('text'),
  title: text(100),
  minutes,
  parts: z.array(z.union([passage, picture])).min(1),
});

const videoLesson = z.strictObject({
  id: key,
  kind: z.literal('video'),
  title: text(100),
  minutes,
  seconds: z.number().positive().max(MAX_SECONDS),
  file: path,
  captions: path,
  poster: path,
});

const option = z.strictObject({ text: text(300), feedback: text(500), right: z.boolean().default(false) });

const question = z
  .strictObject({
    id: key,
    kind: z.enum(questionKinds),
    text: text(500),
    options: z.array(option).min(2).max(MAX_OPTIONS),
  })
  .check(({ value, issues }) => {
    const right = value.options.filter((option) => option.right).length;
    const message =
      value.kind === 'single' ? 'has not exactly one option that is right' : 'has no option that is right';
    if (value.kind === 'single' ? right !== 1 : right === 0) {
      issues.push({ code: 'custom', path: ['options'], message, input: value });
    }
  });

const quiz = {
  title: text(100),
  minutes,
  passMark: z.int().min(1).max(100),
  questions: z
    .array(question)
    .min(1)
    .refine(
      (questions) => new Set(questions.map(({ id }) => id)).size === questions.length,
      'have the same id twice',
    ),
};

const quizLesson = z.strictObject({ id: key, kind: z.literal('quiz'), ...quiz });

export const FINAL_TEST = 'final-test';

/** A course file of the publisher. */
export const courseSchema = z
  .strictObject({
    code: key,
    version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, 'is no version such as 1.0.0'),
    title: text(100),
    summary: text(500),
    level: z.enum(courseLevels),
    hours: z.number().min(0).max(MAX_HOURS).multipleOf(0.25),
    product: z.string().max(50).optional(),
    authors: z
      .array(z.strictObject({ name: text(100), credentials: z.string().max(100).default('') }))
      .min(1),
    language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'is no language tag'),
    published: z.boolean().default(true),
    sections: z
      .array(
        z.strictObject({
          title: text(100),
          lessons: z.array(z.discriminatedUnion('kind', [textLesson, videoLesson, quizLesson])).min(1),
        }),
      )
      .min(1),
    test: z.strictObject(quiz),
  })
  .check(({ value, issues }) => {
    const seen = new Set([FINAL_TEST]);
    for (const [section, { lessons }] of value.sections.entries()) {
      for (const [index, { id }] of lessons.entries()) {
        const at = ['sections', section, 'lessons', index, 'id'];
        if (seen.has(id)) issues.push({ code: 'custom', path: at, message: `${id} is taken`, input: id });
        seen.add(id);
      }
    }
  });

export type CourseEntry = z.output<typeof courseSchema>;
