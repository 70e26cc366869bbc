import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Fault, refuseFaults } from '../../library/import/catalogue-refused.ts';
import { type FileEnding, type LinkedFile, readLinkedFile } from '../../library/import/linked-file.ts';
import { jsonFilesOf } from '../../library/import/read-catalogue.ts';
import { readJsonFile } from '../../library/import/read-json-file.ts';
import type { ContentLesson, CourseContent, Solutions } from '../course-content.ts';
import { type CourseEntry, courseSchema, FINAL_TEST } from './course-schema.ts';
import { readCaptions } from './read-captions.ts';

type Path = readonly PropertyKey[];

/** A course as it will be stored, and the file it was read from. */
export type ReadCourse = {
  entry: CourseEntry;
  content: CourseContent;
  solutions: Solutions;
  hash: string;
  files: ReadonlyMap<string, LinkedFile>;
  faultAt: (path: Path, message: string) => Fault;
};

/** Reads all courses of a folder. A fault in one of them fails all. Faults name files relative to `shown`. */
export function readCourses(folder: string, shown: string): ReadCourse[] {
  const faults: Fault[] = [];
  const courses = jsonFilesOf(folder).flatMap(
    (name) => readCourse(folder, name, join(shown, name), faults) ?? [],
  );
  refuseFaults([...faults, ...repeatedVersions(courses)]);
  return courses;
}

function readCourse(folder: string, name: string, file: string, faults: Fault[]): ReadCourse | undefined {
  const json = readJsonFile(join(folder, name), file, faults);
  if (!json) return undefined;
  const faultAt = (path: Path, message: string): Fault => ({
    file,
    line: json.lineOf(path),
    field: path.join('.'),
    message,
  });
  const { success, data: entry, error } = courseSchema.safeParse(json.value);
  if (!success) {
    faults.push(...error.issues.flatMap((issue) => faultsOf(issue, faultAt)));
    return undefined;
  }
  const files = new Map<string, LinkedFile>();
  const before = faults.length;
  for (const { path, value, ending } of linksOf(entry)) {
    const linked = readLinkedFile(folder, value, ending);
    if (typeof linked === 'string') faults.push(faultAt(path, linked));
    else files.set(value, linked);
    if (
      ending === 'vtt' &&
      typeof linked !== 'string' &&
      readCaptions(linked.bytes.toString()).length === 0
    ) {
      faults.push(faultAt(path, `${value} has no captions`));
    }
  }
  if (faults.length > before) return undefined;
  const content = contentOf(entry, files);
  const solutions = solutionsOf(entry);
  const hash = createHash('sha256').update(JSON.stringify({ entry, content })).digest('hex');
  return { entry, content, solutions, hash, files, faultAt };
}

const faultsOf = (issue: z.core.$ZodIssue, faultAt: ReadCourse['faultAt']): Fault[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => faultAt([...issue.path, key], 'is no field of a course file'))
    : [faultAt(issue.path, issue.message)];

const VIDEO_FILES = { file: 'webm', captions: 'vtt', poster: 'webp' } as const;

type Link = { path: Path; value: string; ending: FileEnding };

const linksOf = ({ sections }: CourseEntry): Link[] =>
  sections.flatMap(({ lessons }, section) =>
    lessons.flatMap((lesson, index): Link[] => {
      const at = ['sections', section, 'lessons', index];
      if (lesson.kind === 'video') {
        return (['file', 'captions', 'poster'] as const).map((field) => ({
          path: [...at, field],
          value: lesson[field],
          ending: VIDEO_FILES[field],
        }));
      }
      if (lesson.kind === 'quiz') return [];
      return lesson.parts.flatMap((part, place) =>
        typeof part === 'string'
          ? []
          : [{ path: [...at, 'parts', place, 'picture'], value: part.picture, ending: 'svg' as const }],
      );
    }),
  );

type Files = ReadonlyMap<string, LinkedFile>;
type EntryLesson = CourseEntry['sections'][number]['lessons'][number];
type EntryQuestion = CourseEntry['test']['questions'][number];

const servedName = (files: Files, path: string) => files.get(path)?.name ?? '';

function contentOf({ sections, test }: CourseEntry, files: Files): CourseContent {
  const { title, minutes, passMark, questions } = test;
  const last = {
    id: FINAL_TEST,
    kind: 'test' as const,
    title,
    minutes,
    passMark,
    questions: questions.map(withoutSolution),
  };
  return {
    sections: [
      ...sections.map((section) => ({
        title: section.title,
        lessons: section.lessons.map((lesson) => contentLesson(lesson, files)),
      })),
      { title, lessons: [last] },
    ],
  };
}

function contentLesson(lesson: EntryLesson, files: Files): ContentLesson {
  switch (lesson.kind) {
    case 'text':
      return {
        ...lesson,
        parts: lesson.parts.map((part) => {
          if (typeof part === 'string') return { kind: 'passage', html: part };
          const { picture, ...rest } = part;
          return { kind: 'picture', file: servedName(files, picture), ...rest };
        }),
      };
    case 'video': {
      const { file, captions, poster, ...rest } = lesson;
      return {
        ...rest,
        file: servedName(files, file),
        captions: servedName(files, captions),
        poster: servedName(files, poster),
        transcript: readCaptions(files.get(captions)?.bytes.toString() ?? ''),
      };
    }
    default:
      return { ...lesson, questions: lesson.questions.map(withoutSolution) };
  }
}

const withoutSolution = ({ id, kind, text, options }: EntryQuestion) => ({
  id,
  kind,
  text,
  options: options.map((option) => option.text),
});

function solutionsOf({ sections, test }: CourseEntry): Solutions {
  const quizzes = sections.flatMap(({ lessons }) => lessons.filter((lesson) => lesson.kind === 'quiz'));
  return Object.fromEntries(
    [...quizzes, { id: FINAL_TEST, ...test }].map(({ id, questions }) => [
      id,
      Object.fromEntries(
        questions.map((question) => [
          question.id,
          question.options.map(({ right, feedback }) => ({ isRight: right, feedback })),
        ]),
      ),
    ]),
  );
}

function repeatedVersions(courses: readonly ReadCourse[]): Fault[] {
  const earlier = new Map<string, Fault>();
  return courses.flatMap(({ entry: { code, version }, faultAt }) => {
    const place = earlier.get(`${code} ${version}`);
    if (place) return [faultAt(['version'], `${code} ${version} stands in ${place.file} already`)];
    earlier.set(`${code} ${version}`, faultAt(['version'], ''));
    return [];
  });
}
