import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goldenDocuments } from '../test/eight-clients.ts';

const FOLDER = new URL('../test/golden/', import.meta.url);
const documents = goldenDocuments();

// WRITE_GOLDEN=1 rewrites them. Read the differences afterwards.
if (process.env.WRITE_GOLDEN) {
  for (const { file, document } of documents) {
    writeFileSync(new URL(file, FOLDER), `${JSON.stringify(document, null, 1)}\n`);
  }
}

test.each(documents)('$file is as it was read', ({ file, document }) => {
  expect(document).toEqual(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
});

test('every document that is kept is made', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(documents.map(({ file }) => file).toSorted());
});
