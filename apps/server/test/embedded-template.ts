import { mkdirSync } from 'node:fs';
import { prepareDatabase } from './prepare-database.ts';

// A program: prepares an embedded database in the folder that is named.
const folder = process.argv[2] ?? '';
mkdirSync(folder, { recursive: true });
await prepareDatabase({ DATA_DIR: folder });
