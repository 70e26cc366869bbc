import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from './prepare-database.ts';

// A program: prepares an embedded database in the folder that is named.
const folder = process.argv[2] ?? '';
mkdirSync(folder, { recursive: true });
await prepareDatabase({ DATA_DIR: folder });
// The database fills this memory at each start, of which there are hundreds.
appendFileSync(join(folder, 'database/postgresql.conf'), '\nshared_buffers = 16MB\n');
