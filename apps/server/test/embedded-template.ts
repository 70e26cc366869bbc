import { prepareDatabase } from './prepare-database.ts';

// A program: prepares an embedded database in the folder that is named.
await prepareDatabase({ DATA_DIR: process.argv[2] ?? '' });
