import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashesFile, hashOfSample, readDefinition, sampleReports, samplesFolder } from './sample-reports.ts';

const samples = sampleReports();
const kept = JSON.parse(readFileSync(hashesFile, 'utf8'));

test.each(samples)(
  'the sample report of $name is as it would be made: otherwise run npm run samples',
  (sample) => {
    expect(hashOfSample(sample)).toBe(kept[sample.name]);
    expect(existsSync(join(samplesFolder, `${sample.name}.pdf`))).toBe(true);
  },
);

test.each(samples)('the sample report of $name says on each page that it is one', ({ document }) => {
  expect(document.running.warning).toContain('made up');
});

test.each(samples)(
  'the sample report of $name has the text of no item, and can be trusted',
  ({ name, document }) => {
    const text = JSON.stringify(document);
    const texts = readDefinition(name).items.flatMap((item) => item.text.en ?? []);
    expect(texts.filter((item) => text.includes(JSON.stringify(item).slice(1, -1)))).toEqual([]);
    const [callout] = document.blocks.filter(({ kind }) => kind === 'callout');
    expect(callout).toMatchObject({ tone: 'good' });
  },
);
