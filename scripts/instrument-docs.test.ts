import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definition as schema } from '../packages/instrument/src/definition.ts';
import { toJsonSchema } from '../packages/instrument/src/json-schema.ts';
import { lint } from '../packages/instrument/src/lint.ts';
import { type ScoreInput, score } from '../packages/instrument/src/score.ts';
import { root } from './root.mjs';

const page = readFileSync(join(root, 'docs/instruments.md'), 'utf8');
const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
const definition = schema.parse(JSON.parse(example));

const scored = (answers: ScoreInput['answers']) =>
  score(definition, {
    form: 'self',
    answers,
    birthDate: '2012-03-04',
    sex: 'female',
    completedOn: '2026-03-04',
    normGroup: 'combined',
  });

test('the example of the documentation has no fault', () => {
  expect(lint(definition)).toEqual([]);
});

test('the example is scored as the documentation says', () => {
  expect(scored({ 1: '2', 2: '0', 3: '2' })).toMatchObject({
    ageInMonths: 168,
    scales: [
      {
        raw: 6,
        T: 65,
        interval90: { from: 60, to: 70 },
        percentile: { text: '93', sort: 93 },
        bands: { levels: 'high' },
      },
    ],
    criteria: [{ result: 'met' }],
    critical: [0],
  });
  expect(scored({ 1: '0', 2: '1' })).toMatchObject({
    scales: [{ raw: 1, missing: 0, T: 50 }],
    criteria: [{ result: 'not-met' }],
    needsReview: false,
  });
});

test('the JSON Schema beside the documentation is current (vitest -u writes it anew)', async () => {
  const json = `${JSON.stringify(toJsonSchema(), null, 2)}\n`;
  await expect(json).toMatchFileSnapshot(join(root, 'docs/instrument.schema.json'));
});
