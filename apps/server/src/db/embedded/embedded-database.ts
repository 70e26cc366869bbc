import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

export type EmbeddedDatabase = { socketFolder: string; close: () => Promise<void> };

// Node's types know what it makes, and not that it can.
type Compiler = { compile: (program: Uint8Array) => Promise<WebAssembly.Module> };
const { WebAssembly: compiler } = globalThis as unknown as { WebAssembly: Compiler };

const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/** Kept: a process that opens one database after the other, as tests do, compiles and optimises it once. */
let program: Promise<WebAssembly.Module> | undefined;
const compile = async () => compiler.compile(await readFile(join(dirname(library), 'pglite.wasm')));

// A Unix socket's path may hold about 100 characters and DATA_DIR may be longer, so it lives in the
// temporary folder; mkdtemp makes that folder readable by this user alone.
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const socketFolder = mkdtempSync(join(tmpdir(), 'hub-'));
  program ??= compile();
  const worker = new Worker(new URL('./embedded-worker.js', import.meta.url), {
    workerData: { dataDir, program: await program, socketPath: join(socketFolder, '.s.PGSQL.5432') },
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
