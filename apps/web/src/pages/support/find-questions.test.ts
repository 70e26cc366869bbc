import { expect, test } from 'vitest';
import { findQuestions } from './find-questions.ts';
import { topicsWhere } from './questions.ts';

const sample = [
  {
    title: 'Signing in',
    questions: [
      { question: 'Why is sign-in locked?', answer: ['Ten wrong passwords.', 'Wait 15 minutes.'] },
      { question: "Why can't I sign in?", answer: ['Check your résumé of wrong keys.'] },
    ],
  },
  { title: 'Appearance', questions: [{ question: 'Is there a dark theme?', answer: ['Yes.'] }] },
];

const found = (search: string) =>
  findQuestions(sample, search).flatMap((topic) => topic.questions.map(({ question }) => question));

test('an empty search finds every question', () => {
  expect(findQuestions(sample, '')).toEqual(sample);
  expect(findQuestions(sample, '   ')).toEqual(sample);
});

test('a search looks into questions, answers and topics', () => {
  expect(found('locked')).toEqual(['Why is sign-in locked?']);
  expect(found('minutes')).toEqual(['Why is sign-in locked?']);
  expect(found('appearance')).toEqual(['Is there a dark theme?']);
});

test('every word has to be found, in any order and any paragraph', () => {
  expect(found('minutes ten')).toEqual(['Why is sign-in locked?']);
  expect(found('wrong')).toHaveLength(2);
  expect(found('wrong dark')).toEqual([]);
});

test('capital letters, accents and curly apostrophes make no difference', () => {
  expect(found('DARK Thème')).toEqual(['Is there a dark theme?']);
  expect(found('resume')).toEqual(["Why can't I sign in?"]);
  expect(found('can’t')).toEqual(["Why can't I sign in?"]);
});

test('a topic without a match is left out', () => {
  expect(findQuestions(sample, 'dark').map(({ title }) => title)).toEqual(['Appearance']);
});

test.each([
  ['wrong password', 'Why is my password not accepted?'],
  ['locked 15 minutes', 'Why is sign-in locked?'],
  ['30 minutes', 'Why was I signed out?'],
  ['tabs session', 'Can I use the hub in several tabs?'],
  ['logout', 'How do I log out?'],
  ['dark', 'How do I change between the light and the dark theme?'],
  ['keyboard', 'Can I work with the keyboard alone?'],
  ['approval', 'Why is my account waiting for approval?'],
  ['deactivated', 'What does it mean that my account is deactivated?'],
  ['confirm email', 'Why do I have to confirm my email?'],
])('"%s" finds "%s"', (search, question) => {
  const questions = findQuestions(topicsWhere({ externalProvider: false }), search).flatMap(
    (topic) => topic.questions,
  );
  expect(questions.map((item) => item.question)).toContain(question);
});

test('where another provider keeps the passwords, nothing is answered about them', () => {
  const here = topicsWhere({ externalProvider: false });
  const elsewhere = topicsWhere({ externalProvider: true });
  expect(findQuestions(here, 'forgot password')).not.toEqual([]);
  expect(findQuestions(elsewhere, 'forgot password')).toEqual([]);
  expect(findQuestions(elsewhere, 'confirm email')).not.toEqual([]);
});
