import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Definition, definition } from '@hub/instrument/definition';
import { demoContentFolder } from '../../paths.ts';

/** Beside the products that name them. */
export const samplesFolder = join(demoContentFolder, 'products', 'samples');
/** What each file was drawn from. */
export const hashesFile = join(samplesFolder, 'hashes.json');

export const readDefinition = (name: string): Definition =>
  definition.parse(JSON.parse(readFileSync(join(demoContentFolder, 'instruments', `${name}.json`), 'utf8')));
