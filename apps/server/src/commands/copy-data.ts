import { cp } from 'node:fs/promises';
import { basename } from 'node:path';
import { SOCKET } from './beside-server.ts';
import type { Command } from './command.ts';

const LOCK = /^lock\.\d+(\.\d+)?$/;
const USAGE = 'usage: copy-data FOLDER\n';

/** Copies the folder without the files of the process that runs on it. */
export const copyData = (dataDir: string, to: string) =>
  cp(dataDir, to, {
    recursive: true,
    filter: (path) => basename(path) !== SOCKET && !LOCK.test(basename(path)),
  });

/** The same inside a running server. It blocks the one connection meanwhile, so nobody can write. */
export const copyDataCommand: Command = {
  usage: USAGE,
  read([to, ...more]) {
    if (!to || more.length > 0) return undefined;
    return async ({ config, database }) => {
      const client = await database.pool.connect();
      try {
        await client.query('reset role; checkpoint; set role hub_system');
        await copyData(config.dataDir, to);
      } finally {
        client.release();
      }
      return 0;
    };
  },
};
