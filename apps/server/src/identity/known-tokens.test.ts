import { afterEach, expect, test, vi } from 'vitest';
import { createKnownTokens } from './known-tokens.ts';

afterEach(() => vi.useRealTimers());

test('a token is known until it expires, or until all are forgotten', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  const tokens = createKnownTokens<string>();
  tokens.keep('a', 'session of a', 1000);
  tokens.keep('b', 'session of b', 3000);
  expect([tokens.find('a'), tokens.find('c')]).toEqual(['session of a', undefined]);
  vi.setSystemTime(1000);
  expect([tokens.find('a'), tokens.find('b')]).toEqual([undefined, 'session of b']);
  tokens.forget();
  expect(tokens.find('b')).toBeUndefined();
});

test('the oldest of very many is forgotten first', () => {
  const tokens = createKnownTokens<number>();
  const later = Date.now() + 60_000;
  for (let n = 0; n <= 10_000; n += 1) tokens.keep(`token ${n}`, n, later);
  expect([tokens.find('token 0'), tokens.find('token 1'), tokens.find('token 10000')]).toEqual([
    undefined,
    1,
    10_000,
  ]);
});
