import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { models } from '../apps/server/content/norms/models.mjs';
import { simulateTables } from '../apps/server/content/norms/simulate-tables.mjs';
import { lint } from '../packages/instrument/src/lint.ts';
import { root } from './root.mjs';

const folder = join(root, 'apps/server/content/instruments');
const files = readdirSync(folder);

test.each(files)('%s has no fault', (name) => {
  expect(lint(JSON.parse(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

test.each(files)('the norms of %s are those that the simulation makes', (name) => {
  const definition = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const model = models[definition.code];
  if (model) expect(definition.norms.tables).toEqual(simulateTables(definition, model));
});
