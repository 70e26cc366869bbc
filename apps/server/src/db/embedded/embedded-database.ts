import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export type EmbeddedDatabase = { socketFolder: string; close: () => Promise<void> };

// A Unix socket's path may hold about 100 characters and DATA_DIR may be longer, so it lives in the
// temporary folder; mkdtemp makes that folder readable by this user alone.
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const socketFolder = mkdtempSync(join(tmpdir(), 'hub-'));
  const worker = new Worker(new URL('./embedded-worker.js', import.meta.url), {
    workerData: { dataDir, socketPath: join(socketFolder, '.s.PGSQL.5432') },
  });
  const removeFolder = () => rmSync(socketFolder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => {
      throw new Error('the embedded database stopped while it started');
    }),
  ]);

  return {
    socketFolder,
    async close() {
      const closed = once(worker, 'exit');
      worker.postMessage('close');
      await closed;
      removeFolder();
      process.off('exit', removeFolder);
    },
  };
}
