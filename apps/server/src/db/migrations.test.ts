import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../paths.ts';

/** Earlier migrations were written when row-level security did not apply to the owner of the tables. */
const FIRST = '0019';
const CHANGES_ROWS = /^(update|delete from|insert into)\b/;

const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && name >= FIRST);

test.each(files)('%s changes rows as the system: the owner of the tables sees none of them', (name) => {
  let role = 'owner';
  const asOwner = readFileSync(join(migrationsFolder, name), 'utf8')
    .split('\n')
    .filter((line) => {
      if (line.startsWith('set local role hub_system')) role = 'system';
      if (line.startsWith('reset role')) role = 'owner';
      return role === 'owner' && CHANGES_ROWS.test(line);
    });
  expect(asOwner).toEqual([]);
});
