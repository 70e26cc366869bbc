import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/test/free-port.ts';
import { QUICK_START } from '../../apps/server/test/quick-start.ts';
import { TEST_KEY } from '../../apps/server/test/test-key.ts';

const BUNDLE = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const READY = 'Evaluation Hub is ready at';
// On Node 20, the identity provider's library asks for a newer version at each start.
const RUNTIME_NOTICE = 'Unsupported runtime';

type Environment = Record<string, string>;

const running = new Set<ServerProcess>();

/** Stops whatever a failed test has left running. */
export const killServers = () => Promise.all([...running].map((server) => server.kill()));

export type ServerProcess = {
  url: string;
  pid: number;
  /** The lines on its standard error. */
  complaints: () => string[];
  /** The exit code: null if a signal ended it, undefined while it runs. */
  exitCode: () => number | null | undefined;
  /** Resolves when the process has ended. */
  exited: Promise<number | null>;
  /** Resolves when the server is ready; rejects if it ends before that. */
  ready: Promise<void>;
  /** Like a crash: the process is killed at once. */
  kill: () => Promise<void>;
  /** Asks the server to stop, and waits until it has. */
  stop: () => Promise<number | null>;
};

/** The real server in a process of its own, with exactly this environment. */
export function spawnServer(environment: Environment, command = [BUNDLE]): ServerProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...QUICK_START, ...command], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  let exitCode: number | null | undefined;
  const exited = once(child, 'close').then(([code]) => {
    exitCode = code;
    running.delete(server);
    return code as number | null;
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout.includes(READY)) resolve();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    exited.then((code) => reject(new Error(`the server ended with ${code} before it was ready: ${stderr}`)));
  });
  // A test that waits for the end does not wait for readiness, so its rejection is ignored.
  ready.catch(() => {});
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };

  const server: ServerProcess = {
    url: `http://127.0.0.1:${environment.PORT}`,
    pid: child.pid ?? 0,
    complaints: () => stderr.split('\n').filter((line) => line !== '' && !line.includes(RUNTIME_NOTICE)),
    exitCode: () => exitCode,
    exited,
    ready,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
  running.add(server);
  return server;
}

/** The common environment of all servers here, each with its own port. */
export async function serverEnvironment(environment: Environment = {}): Promise<Environment> {
  const port = await freePort();
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    ENCRYPTION_KEY: TEST_KEY,
    PASSWORD_ATTEMPTS_PER_ADDRESS: '1000000',
    LOG_LEVEL: 'warn',
    // A killed server leaves the folder of its database's socket behind; inside the data folder it is deleted
    // with the data.
    ...(environment.DATA_DIR && { TMPDIR: environment.DATA_DIR }),
    ...(environment.DATABASE_URL && { DATA_DIR: folderOfItsOwn() }),
    ...environment,
  };
}

/** The environment of a server with an external database. */
function folderOfItsOwn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hub-data-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function startServer(environment: Environment, command?: string[]): Promise<ServerProcess> {
  const server = spawnServer(environment, command);
  await server.ready;
  return server;
}
