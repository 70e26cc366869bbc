import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const text = `{
  "sku": "LBS-2 {\\"a\\": [1]}",
  "ages": { "from": 72,
    "to": -1.5e2 },
  "features": [
    { "name": "Parent\\nform" },
    null, true
  ]
}
`;

test('reads what JSON.parse reads, and knows the line of each value', () => {
  const { value, lineOf } = parseJson(text);
  expect(value).toEqual(JSON.parse(text));
  expect(lineOf(['sku'])).toBe(2);
  expect(lineOf(['ages', 'to'])).toBe(4);
  expect(lineOf(['features', 0, 'name'])).toBe(6);
  expect(lineOf(['features', 0, 'kind']), 'missing').toBe(6);
  expect(lineOf([])).toBe(1);
  expect([lineOf('features[0].name'), lineOf('features[0].kind'), lineOf('ages.to')]).toEqual([6, 6, 4]);
});

test.each(['[]', '{}', '"text"', ' 12 ', '[[], {"__proto__": 1}]'])('%s is good', (good) => {
  expect(parseJson(good).value).toEqual(JSON.parse(good));
});

test.each([
  ['', 1, 'expected a value, found the end of the file'],
  ['{\n"a": 1\n"b": 2}', 3, 'expected a comma or }, found "b"'],
  ['{\n"a": 1,\n}', 3, 'expected a name in quotes, found }'],
  ['{\n"a"\n1}', 3, 'expected a colon, found 1'],
  ['{ "a": no }', 1, 'expected a value, found no'],
  ['[\n\n"open', 3, 'expected a value, found "'],
  ['[1]\n[2]', 2, 'expected the end of the file, found ['],
  ['{"a": 1,\n"a": 2}', 2, '"a" stands here twice'],
  [`${'['.repeat(60)}`, 1, 'expected less depth, found ['],
])('%j is refused at its line', (bad, line, message) => {
  expect(() => parseJson(bad)).toThrow(expect.objectContaining({ line, message }));
});
