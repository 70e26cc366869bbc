import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The folders of the packages and apps, such as `apps/server`. @type {string[]} */
export const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.flatMap(
  (/** @type {string} */ pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    return parent === pattern ? pattern : readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  },
);
