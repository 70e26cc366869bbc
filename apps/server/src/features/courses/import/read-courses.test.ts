import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallCourse } from '../../../../test/course-hub.ts';
import { demoContentFolder } from '../../../paths.ts';
import { readCourses } from './read-courses.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-course-'));
  for (const ending of ['webm', 'vtt', 'webp']) {
    const file = `sending-a-form.${ending}`;
    cpSync(join(demoContentFolder, 'products/videos', file), join(folder, file));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

type Change = (course: typeof smallCourse) => unknown;

const read = (change: Change = (course) => course) => {
  writeFileSync(join(folder, 'one.json'), JSON.stringify(change(structuredClone(smallCourse)), null, 2));
  return readCourses(folder, 'courses');
};

test('what is right lies apart from what is shown', () => {
  const [course] = read();
  expect(JSON.stringify(course?.content)).not.toMatch(/"right"|isRight|feedback/);
  expect(course?.solutions.check?.one).toEqual([
    { isRight: true, feedback: 'About This is right' },
    { isRight: false, feedback: 'About This is not' },
    { isRight: false, feedback: 'About Nor is this' },
  ]);
  expect(Object.keys(course?.solutions ?? {})).toEqual(['check', 'final-test']);
});

const lessonOf = (course: typeof smallCourse, index: number) =>
  course.sections[0]?.lessons[index] as Record<string, unknown>;

test.each<[string, Change, string]>([
  [
    'a field that is unknown',
    (course) => ({ ...course, colour: 'red' }),
    'colour: is no field of a course file',
  ],
  [
    'a lesson id twice',
    (course) => Object.assign(lessonOf(course, 0), { id: 'film' }) && course,
    'film is taken',
  ],
  [
    'markup that a lesson cannot show',
    (course) => Object.assign(lessonOf(course, 0), { parts: ['<p onclick="x()">Hello</p>'] }) && course,
    'has something that a lesson cannot show',
  ],
  [
    'a film that is not there',
    (course) => Object.assign(lessonOf(course, 1), { file: 'no.webm' }) && course,
    'no.webm is not there',
  ],
  [
    'a question without a right answer',
    (course) =>
      Object.assign(course.test.questions[0] as object, {
        options: [
          { text: 'a', feedback: 'b' },
          { text: 'c', feedback: 'd' },
        ],
      }) && course,
    'has not exactly one option that is right',
  ],
  ['hours that are no quarters', (course) => ({ ...course, hours: 0.3 }), 'hours'],
])('%s is refused with its place', (_, change, message) => {
  expect(() => read(change)).toThrow(message);
  expect(() => read(change)).toThrow(/^courses\/one\.json, line \d+/);
});

test('the same version twice is refused', () => {
  writeFileSync(join(folder, 'two.json'), JSON.stringify(smallCourse));
  expect(() => read()).toThrow('small-steps 1.0.0 stands in courses/one.json already');
});
