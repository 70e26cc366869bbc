import { expect, test } from 'vitest';
import { ApiProblem, NoAnswer } from '../api/api-problem.ts';
import { refusedBy } from './server-refusal.ts';

const problem = (errors?: { path: string; message: string }[]) =>
  new ApiProblem({
    code: 'invalid-input',
    status: 400,
    title: 'Some of what was sent is not valid.',
    ...(errors && { errors }),
  });
const fieldOf = (path: string) => (path === 'email' ? 'email' : undefined);

test('what the server says about a field belongs to it, the rest to none', () => {
  const error = problem([
    { path: 'email', message: 'Invalid email format' },
    { path: 'version', message: 'Required' },
    { path: '', message: 'Contains a character that cannot be kept' },
  ]);
  expect(refusedBy(error, fieldOf)).toEqual({
    onFields: [{ path: 'email', message: 'Invalid email format' }],
    others: ['version: Required', 'Contains a character that cannot be kept'],
  });
});

test('a refusal without details is told in its own words', () => {
  expect(refusedBy(problem(), fieldOf)).toEqual({
    onFields: [],
    others: ['Some of what was sent is not valid.'],
  });
});

test('no answer at all asks to check the connection', () => {
  expect(refusedBy(new NoAnswer('gone'), fieldOf).others).toEqual([
    'Check your connection, or try again in a moment.',
  ]);
});
