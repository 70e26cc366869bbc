import { problems } from '@hub/contract/http/problems';
import { expect, test } from 'vitest';
import { ApiProblem, NoAnswer } from '../../../lib/api/api-problem.ts';
import { refusalOf } from './import-refusal.ts';

const refused = (code: keyof typeof problems, detail?: string) =>
  refusalOf(new ApiProblem({ code, ...problems[code], ...(detail && { detail }) }));

test('a file that cannot be read says where, and how to save it', () => {
  const { reason, advice, mayPass } = refused(
    'unreadable-csv',
    'A quotation mark near line 3 is not closed.',
  );
  expect(reason).toBe('The file could not be read as comma-separated values.');
  expect(advice).toMatch(/^A quotation mark near line 3 is not closed\. Save it as “CSV UTF-8/);
  expect(mayPass).toBe(false);
});

test('a file that is too large is to be split', () => {
  expect(refused('body-too-large')).toEqual({
    reason: 'The file is too large.',
    advice: 'Split it into files of at most 5,000 lines and import one after the other.',
    mayPass: false,
  });
});

test.each([
  ['no answer', refusalOf(new NoAnswer('away'))],
  ['a fault of the server', refused('unexpected-error')],
  ['a database that is away', refused('database-away')],
])('after %s the same file can be tried again', (_, refusal) => {
  expect(refusal).toMatchObject({ advice: 'The file is still chosen.', mayPass: true });
});

test('a file that is gone has to be chosen again', () => {
  expect(refusalOf(new DOMException('gone', 'NotFoundError'))).toMatchObject({
    reason: 'The file could not be opened.',
    mayPass: false,
  });
});
