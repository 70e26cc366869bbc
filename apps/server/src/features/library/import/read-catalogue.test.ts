import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoContentFolder } from '../../../paths.ts';
import { readCatalogue } from './read-catalogue.ts';

const demoProductsFolder = join(demoContentFolder, 'products');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-catalogue-'));
  cpSync(demoProductsFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces a text in a file, and returns its line. */
function change(file: string, before: string, after: string): number {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(path, text.replace(before, after));
  return text.slice(0, text.indexOf(before)).split('\n').length;
}

const readResult = (): string[] => {
  try {
    return readCatalogue(folder).map(({ entry }) => entry.sku);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

test('what is good is read, with its rich text cleaned', () => {
  change('lap.json', '<p>What does', '<p onclick=steal()><script>steal()</script>What does');
  const lap = readCatalogue(folder).find(({ entry }) => entry.sku === 'LAP');
  expect(lap?.entry.description.html).toMatch(/^<p>What does/);
  expect(lap?.entry).toMatchObject({ edition: '', published: true, ageMonths: { from: 24, to: 263 } });
});

test.each([
  ['"minutes": 12', '"minutes": "12"', 'minutes', 'Invalid input: expected number, received string'],
  ['"minutes": 12', '"minutes": 0', 'minutes', 'Too small: expected number to be >=1'],
  [
    '"kind": "report"',
    '"kind": "raport"',
    'features.2.kind',
    'Invalid option: expected one of "form"|"report"|"training"',
  ],
  ['"to": 263', '"to": 12', 'ageMonths.to', 'is before the first age'],
  [
    '"qualificationLevel": "B"',
    '"price": 12, "qualificationLevel": "B"',
    'price',
    'is no field of a product file',
  ],
  ['"languages": ["en"]', '"languages": ["en", "English"]', 'languages.1', 'is no language tag'],
  [
    '"respondents": ["parent", "teacher"]',
    '"respondents": ["parent", "parent"]',
    'respondents',
    'names something twice',
  ],
  [
    '"countedIn": "uses"',
    '"countedIn": "seats"',
    'features.0.countedIn',
    'training is counted in seats, all else in uses',
  ],
  ['"covers/lap.svg"', '"covers/none.svg"', 'cover', 'covers/none.svg is not there'],
  ['"covers/lap.svg"', '"../lap.svg"', 'cover', 'is no path below the folder'],
  [
    '"covers/lap.svg"',
    '"videos/missing-answers.webp"',
    'cover',
    'videos/missing-answers.webp is no .svg file',
  ],
  ['"sku": "LAP-PARENT"', '"sku": "lap"', 'features.0.sku', 'has capital letters, digits and hyphens'],
])('%s as %s is refused with file, line and field', (before, after, field, message) => {
  const line = change('lap.json', before, after);
  expect(readResult()).toEqual([`lap.json, line ${line}, ${field}: ${message}`, 'Nothing was imported.']);
});

test('what is missing is told with the line where what it belongs to begins', () => {
  const line = change('lap.json', '"sku": "LAP-TEACHER"', '"sku": "LAP-TEACHER"');
  change('lap.json', '"formId": "lap-teacher"', '"outputFormats": []');
  change('lap.json', '"name": "Teacher form",', '');
  const at = `lap.json, line ${line - 1}, features.1`;
  expect(readResult()).toEqual([
    `${at}.name: Invalid input: expected string, received undefined`,
    'Nothing was imported.',
  ]);
  change('lap.json', '"sku": "LAP-TEACHER",', '"sku": "LAP-TEACHER", "name": "Teacher form",');
  expect(readResult()[0]).toBe(`${at}.formId: is there for forms, and for nothing else`);
});

test('all faults of all files are told at once', () => {
  const minutes = change('lap.json', '"minutes": 12', '"minutes": -1');
  const comma = change('lco.json', '"sku": "LCO",', '"sku": "LCO"');
  expect(readResult()).toEqual([
    `lap.json, line ${minutes}, minutes: Too small: expected number to be >=1`,
    `lco.json, line ${comma + 1}: expected a comma or }, found "name"`,
    'Nothing was imported.',
  ]);
});

test('a sku that stands twice is refused', () => {
  const line = change('lmc.json', '"sku": "LMC-SELF"', '"sku": "LAP-PARENT"');
  expect(readResult()[0]).toMatch(
    new RegExp(`^lmc.json, line ${line}, features.0.sku: LAP-PARENT stands in lap.json, line \\d+, already$`),
  );
});

test('a file that is not what it is called, or too large, is refused', () => {
  writeFileSync(join(folder, 'covers/lap.svg'), 'GIF89a');
  writeFileSync(join(folder, 'covers/lco.svg'), `<svg>${' '.repeat(100_000)}</svg>`);
  expect(readResult()).toEqual([
    expect.stringMatching(/^lap.json, line \d+, cover: covers\/lap.svg does not begin like a .svg file$/),
    expect.stringMatching(/^lco.json, line \d+, cover: covers\/lco.svg has more than 100000 bytes$/),
    'Nothing was imported.',
  ]);
});

test('a folder that is not there, or has no products, is refused', () => {
  const none = join(folder, 'none');
  expect(() => readCatalogue(none)).toThrow(`${none}: is no folder that can be read`);
  mkdirSync(none);
  expect(() => readCatalogue(none)).toThrow(`${none}: has no .json files`);
});
