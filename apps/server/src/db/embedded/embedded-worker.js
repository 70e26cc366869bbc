// @ts-check
// Plain JavaScript, because Node 20 starts no worker thread from TypeScript.
import { chmodSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Runs the embedded database in a thread of its own, so that a long query never blocks the server. */
/** @type {{ dataDir: string, program: WebAssembly.Module, socketPath: string }} */
const { dataDir, program, socketPath } = workerData;

const db = await PGlite.create({ dataDir, pgliteWasmModule: program });
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 2 });
await server.start();
chmodSync(socketPath, 0o600);

parentPort?.on('message', async () => {
  await server.stop();
  await db.close();
  parentPort?.close();
});
parentPort?.postMessage('ready');
