import type { Database } from '../db/database.ts';
import type { Logger } from '../logging/logger.ts';
import { TrailBroken } from './chain.ts';
import type { KeptHead } from './kept-head.ts';
import { sealEntries } from './seal-entries.ts';

type Parts = { database: Database; logger: Logger; key: Buffer; kept: KeptHead };

export type Sealing = { run: () => Promise<void>; fault: () => string | undefined };

/** Seals new entries. It stops when the trail was tampered with, until an operator looks. */
export function createSealing({ database, logger, key, kept }: Parts): Sealing {
  let fault: string | undefined;
  return {
    fault: () => fault,
    async run() {
      try {
        const head = await sealEntries(database, key, kept);
        if (head) logger.info({ position: head.position, chain: head.chain.toString('hex') }, 'audit sealed');
        fault = undefined;
      } catch (error) {
        if (!(error instanceof TrailBroken)) throw error;
        if (fault !== error.message)
          logger.error({ fault: error.message }, 'the audit trail is not sound: sealing has stopped');
        fault = error.message;
      }
    },
  };
}
