import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/test/free-port.ts';
import { QUICK_START } from '../server/test/quick-start.ts';
import { TEST_KEY } from '../server/test/test-key.ts';

const MAIN = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));

export type Hub = {
  origin: string;
  /** Of the process that serves now. */
  pid: () => number;
  stop: () => Promise<void>;
  /** Kills it, and starts it anew on what it has left. */
  killAndRestart: () => Promise<void>;
};

type Options = {
  /** A data folder that was filled before: a copy of it is ready sooner than an empty one. */
  template?: string;
  environment?: Record<string, string> | undefined;
  /** For Node. A hub that is measured has none, as in production. */
  nodeFlags?: string[];
};

/** The built product on a port of its own, with a data folder of its own and the demonstration accounts. */
export async function startHub({
  template,
  environment,
  nodeFlags = QUICK_START,
}: Options = {}): Promise<Hub> {
  if (!existsSync(MAIN)) throw new Error('The server is not built: run `npm run build` first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-e2e-'));
  if (template) await cp(template, dataDir, { recursive: true });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const start = () =>
    spawn(process.execPath, [...nodeFlags, MAIN], {
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        // The license keys and the links of the template are known by it.
        ...(template && { ENCRYPTION_KEY: TEST_KEY }),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  let server = start();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode === null && server.kill(signal)) await once(server, 'exit');
  };
  const stop = async () => {
    await end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  const whenReady = async () => {
    if (await printed(server, `Evaluation Hub is ready at ${origin}`)) return;
    await stop();
    throw new Error('The server stopped before it was ready.');
  };
  await whenReady();
  return {
    origin,
    pid: () => server.pid ?? 0,
    stop,
    async killAndRestart() {
      await end('SIGKILL');
      server = start();
      await whenReady();
    },
  };
}

/** Whether the process prints the line before it ends. Reads on after it, so that the pipe never fills up. */
function printed(server: ChildProcess, expected: string) {
  return new Promise<boolean>((resolve) => {
    if (!server.stdout) return resolve(false);
    createInterface(server.stdout)
      .on('line', (line) => line === expected && resolve(true))
      .on('close', () => resolve(false));
  });
}
