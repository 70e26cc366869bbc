import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

export type EmbeddedDatabase = { socketFolder: string; close: () => Promise<void> };

// Node's types lack `WebAssembly.compile`.
type Compiler = { compile: (program: Uint8Array) => Promise<WebAssembly.Module> };
const { WebAssembly: compiler } = globalThis as unknown as { WebAssembly: Compiler };

const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/**
 * Cached: a process that opens several databases one after the other, as tests do, compiles and optimizes the module
 * once.
 */
let program: Promise<WebAssembly.Module> | undefined;
const compile = async () => compiler.compile(await readFile(join(dirname(library), 'pglite.wasm')));

// The path of a Unix socket may hold about 100 characters and DATA_DIR may be longer, so the socket is in the temporary
// folder; mkdtemp makes that folder readable by this user only.
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
