import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Definition } from '@hub/instrument/definition';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-hub.ts';
import type { Database } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { demoContentFolder } from '../../paths.ts';
import { findForms } from '../instruments/form-repository.ts';
import { importContent } from './import-content.ts';
import { readContent } from './read-content.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A part of the demonstration's content. */
const PATHS = ['products/covers', 'products/samples', 'products/lap.json', 'instruments/lmc.json'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-content-'));
  for (const path of PATHS) cpSync(join(demoContentFolder, path), join(folder, path), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const importFolder = () => inSystemTransaction(database, (db) => importContent(db, readContent(folder)));

const fileOf = (name: string) => join(folder, 'instruments', name);
const read = (name: string): Definition => JSON.parse(readFileSync(fileOf(name), 'utf8'));
const write = (name: string, definition: object) =>
  writeFileSync(fileOf(name), JSON.stringify(definition, null, 2));

function changeText(path: string, before: string, after: string) {
  const text = readFileSync(join(folder, path), 'utf8');
  if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
  writeFileSync(join(folder, path), text.replace(before, after));
}

/** Adds a version of the LMC with this duration in minutes. */
const addVersion = (version: string, minutes: number) => {
  const lmc = read('lmc.json');
  write(`lmc-${version}.json`, { ...lmc, version, forms: lmc.forms.map((form) => ({ ...form, minutes })) });
};

async function newestOf(sku: string) {
  const { id } = await database.system
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  const [form] = await findForms(database.system, id);
  return { version: form?.version, minutes: form?.minutes };
}

const everything = async () => {
  const { rows } = await sql`
    select (select json_agg(json_build_array(code, version, content_hash) order by code, version) from instrument_versions) versions,
      (select json_agg(json_build_array(form_id, version, name) order by form_id, version) from instrument_forms) forms,
      (select json_agg(json_build_array(sku, name) order by sku) from products) products
  `.execute(database.system);
  return rows;
};

test('what is there already changes nothing', async () => {
  const before = await everything();
  expect(await importFolder()).toEqual({
    newVersions: 0,
    products: { created: 0, updated: 1 },
    newCourses: 0,
  });
  expect(await everything()).toEqual(before);
});

test('the same content is the same, however its file is written', async () => {
  const { $schema, ...lmc } = read('lmc.json');
  const reversed = Object.fromEntries(Object.entries(lmc).reverse());
  write('lmc.json', { ...reversed, $schema: 'elsewhere.json' });
  expect(await importFolder()).toMatchObject({ newVersions: 0 });
});

test('a version that is published is refused with other content, and then nothing at all changes', async () => {
  const before = await everything();
  changeText('instruments/lmc.json', '"Not at all"', '"Never"');
  changeText('products/lap.json', '"Larkfield Adaptive Profile"', '"Another name"');
  addVersion('1.5.0', 5);
  await expect(importFolder()).rejects.toThrow(
    /^instruments\/lmc\.json, line 4, version: LMC 1\.1\.0 is published with other content: .*\nNothing was imported\.$/,
  );
  expect(await everything()).toEqual(before);
});

test('the newest version of a form counts, whichever was imported last', async () => {
  expect(await newestOf('LMC')).toEqual({ version: '1.1.0', minutes: 2 });
  addVersion('1.10.0', 10);
  expect(await importFolder()).toMatchObject({ newVersions: 1 });
  expect(await newestOf('LMC')).toEqual({ version: '1.10.0', minutes: 10 });
  addVersion('1.9.0', 9);
  expect(await importFolder()).toMatchObject({ newVersions: 1 });
  expect(await newestOf('LMC')).toEqual({ version: '1.10.0', minutes: 10 });
});

test('all faults of products and instruments are told at once', async () => {
  changeText('products/lap.json', '"kind": "form",', '"kind": "report", "outputFormats": ["Score"],');
  changeText('products/lap.json', '"formId": "lap-parent"', '"videos": []');
  changeText('instruments/lmc.json', '"Not at all"', '"Never"');
  await expect(importFolder()).rejects.toThrow(
    /^products\/lap\.json.* stays form: .*\ninstruments\/lmc\.json.* published with other content.*\nNothing was imported\.$/,
  );
});

/** An instrument with one question on one form. */
const tiny = (code: string, form: string) => ({
  code,
  version: '1.0.0',
  languages: ['en'],
  name: { en: code },
  about: { en: 'One question.' },
  optionSets: {},
  items: [{ id: '1', kind: 'number', text: { en: 'How many?' }, min: 0, max: 9 }],
  forms: [
    {
      id: form,
      respondent: 'self',
      name: { en: 'Self-report' },
      ages: { from: 72, to: 227 },
      minutes: 1,
      maxOmitted: 0,
      pages: [{ instructions: { en: 'Answer.' }, items: ['1'] }],
    },
  ],
  scales: [
    {
      code: 'S',
      name: { en: 'How many' },
      forms: {
        [form]: {
          raw: 'sum',
          items: [{ item: '1', weights: 'value' }],
          missing: { do: 'refuse' },
          rounding: 'none',
        },
      },
    },
  ],
});

test('a form never changes its instrument', async () => {
  write('first.json', tiny('X-Y', 'self'));
  await importFolder();
  write('second.json', tiny('X', 'y-self'));
  await expect(importFolder()).rejects.toThrow(
    /^instruments\/second\.json, line \d+, forms\[0\]\.id: x-y-self is a form of X-Y\nNothing/,
  );
});

test('a feature gives a form of an instrument in the folder or in the database, and no other', async () => {
  changeText('products/lap.json', '"lap-parent"', '"new-self"');
  changeText('products/lap.json', '"lap-teacher"', '"lap-uncle"');
  await expect(importFolder()).rejects.toThrow(
    /^products\/lap\.json, line \d+, features\.0\.formId: new-self .*\nproducts\/lap\.json, line \d+, features\.1\.formId: lap-uncle is a form of no instrument\nNothing/,
  );
  changeText('products/lap.json', '"lap-uncle"', '"lap-teacher"');
  write('new.json', tiny('NEW', 'self'));
  expect(await importFolder()).toMatchObject({ newVersions: 1 });
  expect(await newestOf('LAP')).toEqual({ version: '1.0.0', minutes: 1 });
});

const TABLES = ['instrument_versions', 'instrument_forms'];

test.each(
  TABLES.flatMap((table) => [
    [`update ${table} set version = '9.9.9'`],
    [`delete from ${table}`],
    [`truncate ${table} cascade`],
  ]),
)('%s is refused to the system and to the owner of the tables', async (statement) => {
  const before = await everything();
  const runAs = (role: string) =>
    inSystemTransaction(database, async (db) => {
      await sql.raw(`set local role ${role}`).execute(db);
      await sql.raw(statement).execute(db);
    });
  await expect(runAs('hub_system')).rejects.toThrow('permission denied');
  await expect(runAs('none')).rejects.toThrow('a published instrument is never changed');
  expect(await everything()).toEqual(before);
});

test('a definition is kept with the hash of its own content alone', async () => {
  const forged = database.system
    .insertInto('instrument_versions')
    .values({
      code: 'X',
      version: '1.0.0',
      definition: '{"code":"X","version":"1.0.0"}',
      content_hash: '0'.repeat(64),
    })
    .execute();
  await expect(forged).rejects.toThrow('check constraint');
});

test('two imports at once end one after the other', async () => {
  addVersion('2.0.0', 3);
  const counts = await Promise.all([importFolder(), importFolder()]);
  expect(counts.map(({ newVersions }) => newVersions).sort()).toEqual([0, 1]);
});
