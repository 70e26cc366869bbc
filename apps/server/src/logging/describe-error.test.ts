import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('an error is told by its name, code and place, never by its message', () => {
  const error = Object.assign(new TypeError('invalid input syntax: "maren@demo.test"'), {
    code: '22P02',
    detail: 'Key (email)=(maren@demo.test) already exists.',
  });
  const told = JSON.stringify(describeError(error));
  expect(told).toContain('TypeError');
  expect(told).toContain('22P02');
  expect(told).toContain('describe-error.test.ts');
  expect(told).not.toContain('maren');
});

test('what is no error is told by its type', () => {
  expect(describeError('maren@demo.test')).toEqual({ name: 'string' });
});
