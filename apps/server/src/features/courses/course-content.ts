import type { Cue } from '@hub/contract/core/courses/lesson';
import type { QuestionKind } from '@hub/contract/core/courses/quiz';

/** The stored content of a course. Files have the names under which they are served. */
export type CourseContent = { sections: { title: string; lessons: ContentLesson[] }[] };

type Common = { id: string; title: string; minutes: number };

type TextLesson = Common & {
  kind: 'text';
  parts: (
    | { kind: 'passage'; html: string }
    | { kind: 'picture'; file: string; alternative: string; caption: string }
  )[];
};

export type VideoLesson = Common & {
  kind: 'video';
  seconds: number;
  file: string;
  captions: string;
  poster: string;
  transcript: Cue[];
};

export type ContentQuestion = { id: string; kind: QuestionKind; text: string; options: string[] };

export type QuizLesson = Common & { kind: 'quiz' | 'test'; passMark: number; questions: ContentQuestion[] };

export type ContentLesson = TextLesson | VideoLesson | QuizLesson;

/** The solutions by lesson and question, for each option in the order of the file. Learners cannot read them. */
export type Solutions = Record<string, Record<string, { isRight: boolean; feedback: string }[]>>;

export const lessonsOf = ({ sections }: CourseContent): ContentLesson[] =>
  sections.flatMap(({ lessons }) => lessons);

export const isQuiz = (lesson: ContentLesson): lesson is QuizLesson =>
  lesson.kind === 'quiz' || lesson.kind === 'test';
