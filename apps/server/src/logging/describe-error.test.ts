import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('an error is told by its name, code and place, never by its message', () => {
  const error = Object.assign(new TypeError('invalid input syntax: "maren@demo.test"'), {
    code: '22P02',
    detail: 'Key (email)=(maren@demo.test) already exists.',
  });
  const described = JSON.stringify(describeError(error));
  expect(described).toContain('TypeError');
  expect(described).toContain('22P02');
  expect(described).toContain('describe-error.test.ts');
  expect(described).not.toContain('maren');
});

test('what is no error is told by its type', () => {
  expect(describeError('maren@demo.test')).toEqual({ name: 'string' });
});
