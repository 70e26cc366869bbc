import * as z from 'zod/mini';

export const courseLevels = ['introductory', 'intermediate', 'advanced'] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** A person's progress in a course. */
export const courseStates = ['not-begun', 'in-progress', 'completed'] as const;
export type CourseState = (typeof courseStates)[number];

export const lessonKinds = ['text', 'video', 'quiz', 'test'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** The key of a lesson or a question in its file. */
export const courseKey = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(50));

export const course = z.strictObject({
  id: z.uuid(),
  version: z.string(),
  title: z.string(),
  summary: z.string(),
  level: z.enum(courseLevels),
  minutes: z.int(),
  hours: z.number().check(z.describe('Of continuing education.')),
  product: z
    .nullable(z.strictObject({ id: z.uuid(), name: z.string(), acronym: z.string() }))
    .check(z.describe('What it teaches; null where it is about no product.')),
  authors: z.array(z.strictObject({ name: z.string(), credentials: z.string() })),
  language: z.string(),
  state: z.enum(courseStates),
  lessons: z.int(),
  lessonsDone: z.int(),
  lastLessonId: z.nullable(z.string()).check(z.describe('Where the caller was last.')),
  lastAt: z.nullable(z.iso.datetime()),
  dueOn: z.nullable(z.iso.date()).check(z.describe('Of a course that a manager asked the caller to take.')),
  assigned: z.boolean(),
  certificateNumber: z.nullable(z.string()),
});
export type Course = z.infer<typeof course>;

const lessonInOutline = z.strictObject({
  id: z.string(),
  kind: z.enum(lessonKinds),
  title: z.string(),
  minutes: z.int(),
  isDone: z.boolean(),
});
export type LessonInOutline = z.infer<typeof lessonInOutline>;

export const courseWithOutline = z.extend(course, {
  sections: z.array(z.strictObject({ title: z.string(), lessons: z.array(lessonInOutline) })),
});
export type CourseWithOutline = z.infer<typeof courseWithOutline>;

/** The progress in the course after a call that completed one step. */
export const courseProgress = z.strictObject({
  lessonId: z.string(),
  isDone: z.boolean(),
  state: z.enum(courseStates),
  lessonsDone: z.int(),
  certificateNumber: z.nullable(z.string()),
});
export type CourseProgress = z.infer<typeof courseProgress>;
