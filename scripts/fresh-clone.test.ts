import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

test('no script needs a package before it could install it', () => {
  const scripts = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' });
  const needing = scripts
    .filter((file) => file.endsWith('.mjs'))
    .filter((file) =>
      /^import (.* from )?'(?!\.|node:)/m.test(readFileSync(join(root, 'scripts', file), 'utf8')),
    );
  expect(needing).toEqual([]);
});
