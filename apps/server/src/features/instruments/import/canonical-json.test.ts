import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('neither white space nor the order of keys matters; the order of lists does', () => {
  const first = JSON.parse('{ "b": [1.0, { "d": null, "c": "é" }], "a": 1e2 }');
  const second = JSON.parse('{"a":100,"b":[1,{"c":"\\u00e9","d":null}]}');
  expect(canonicalJson(first)).toBe('{"a":100,"b":[1,{"c":"é","d":null}]}');
  expect(canonicalJson(second)).toBe(canonicalJson(first));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
