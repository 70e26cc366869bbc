import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoContentFolder } from '../../paths.ts';
import { readContent } from './read-content.ts';

const PATHS = [
  ...['products/covers', 'products/samples', 'products/lap.json', 'products/lmc.json'],
  ...['instruments/lco.json', 'instruments/lmc.json'],
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-content-'));
  for (const path of PATHS) cpSync(join(demoContentFolder, path), join(folder, path), { recursive: true });
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

const readResult = (from = folder): string[] => {
  try {
    const { products, instruments } = readContent(from);
    return [
      ...products.map(({ entry }) => entry.sku),
      ...instruments.map(({ definition }) => definition.code),
    ];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

test('products and instruments are read from their folders, or from the one that is there', () => {
  expect(readResult()).toEqual(['LAP', 'LMC', 'LCO', 'LMC']);
  rmSync(join(folder, 'products'), { recursive: true });
  expect(readResult()).toEqual(['LCO', 'LMC']);
});

test('a folder with neither has products of its own', () => {
  expect(readResult(join(folder, 'products'))).toEqual(['LAP', 'LMC']);
});

test('all faults of all files are told at once, with file, line, path and what is wrong', () => {
  const minutes = change('products/lap.json', '"minutes": 12', '"minutes": -1');
  const comma = change('instruments/lco.json', '"code": "LCO",', '"code": "LCO"');
  const option = change('instruments/lmc.json', '"text": { "en": "Not at all", ', '"text": { ');
  writeFileSync(join(folder, 'extra.json'), '{}');
  expect(readResult()).toEqual([
    'extra.json: belongs into products, instruments or courses',
    `products/lap.json, line ${minutes}, minutes: Too small: expected number to be >=1`,
    `instruments/lco.json, line ${comma + 1}: expected a comma or }, found "version"`,
    `instruments/lmc.json, line ${option}, optionSets.days[0].text.en: The text is missing in this language`,
    'Nothing was imported.',
  ]);
});

test('a version that stands in two files is refused', () => {
  cpSync(join(folder, 'instruments/lmc.json'), join(folder, 'instruments/other.json'));
  expect(readResult()[0]).toBe(
    'instruments/other.json, line 4, version: LMC 1.1.0 stands in instruments/lmc.json already',
  );
});

test('a folder that is not there is refused', () => {
  expect(readResult(join(folder, 'none'))).toEqual([
    `${join(folder, 'none')}: is no folder that can be read`,
    'Nothing was imported.',
  ]);
});
