import { once } from 'node:events';
import { chmodSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Command, Parts, Terminal } from './command.ts';
import { startFailure } from './start-failure.ts';

/** The typed command, as one line of JSON. The answer comes as lines of JSON. */
type Request = { name: string; args: string[]; folder: string };
type Answer = { print: string } | { complain: string } | { exitCode: number };

export const SOCKET = 'commands.socket';
/** A connection that sends no command is closed, since stopping would wait for it. */
const ASK_WITHIN_MS = 2000;

type Server = { close: () => Promise<void> };

/**
 * Runs commands inside the server on the embedded database, which belongs to one process. Only the server's own user
 * can connect. The path of a socket may hold about 100 characters and DATA_DIR may be longer, so the socket in it is a
 * link to the temporary folder.
 */
export async function serveCommands(
  parts: Omit<Parts, 'terminal'>,
  commands: ReadonlyMap<string, Command>,
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-'));
  const path = join(folder, SOCKET);
  const link = join(parts.config.dataDir, SOCKET);
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const work = answer(socket, parts, commands).finally(() => running.delete(work));
    running.add(work);
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  rmSync(link, { force: true });
  symlinkSync(path, link);
  const remove = () => {
    rmSync(link, { force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);

  return {
    async close() {
      process.off('exit', remove);
      server.close();
      await Promise.all(running);
      remove();
    },
  };
}

async function answer(
  socket: Socket,
  parts: Omit<Parts, 'terminal'>,
  commands: ReadonlyMap<string, Command>,
): Promise<void> {
  // The caller may disconnect. The command goes on.
  socket.on('error', () => {});
  const send = (message: Answer) => socket.write(`${JSON.stringify(message)}\n`);
  try {
    const { name, args, folder } = JSON.parse(await lineFrom(socket)) as Request;
    const command = commands.get(name);
    const work = command?.read(args);
    const terminal: Terminal = {
      folder,
      print: (text) => send({ print: text }),
      complain: (text) => send({ complain: text }),
    };
    if (!work) terminal.complain(command?.usage ?? 'The running server does not know this command.\n');
    send({ exitCode: work ? await work({ ...parts, terminal }) : 2 });
  } catch (error) {
    send({ complain: `${startFailure(error, process.env)}\n` });
    send({ exitCode: 1 });
  } finally {
    socket.end();
  }
}

/** The first line. Rejects when the connection is closed before. */
const lineFrom = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    const giveUp = setTimeout(() => socket.destroy(), ASK_WITHIN_MS);
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (!text.endsWith('\n')) return;
      clearTimeout(giveUp);
      resolve(text);
    });
    socket.once('close', () => {
      clearTimeout(giveUp);
      reject(new Error('nothing was asked for'));
    });
  });

/** Runs a command in the server of this folder. Returns its exit code, or nothing when no server runs. */
export async function askServer(
  dataDir: string,
  { name, args }: { name: string; args: string[] },
  terminal: Terminal,
): Promise<number | undefined> {
  const socket = await connectTo(dataDir);
  if (!socket) return undefined;
  const request: Request = { name, args, folder: terminal.folder };
  socket.write(`${JSON.stringify(request)}\n`);
  let exitCode: number | undefined;
  for await (const line of createInterface({ input: socket })) {
    const message = JSON.parse(line) as Answer;
    if ('print' in message) terminal.print(message.print);
    else if ('complain' in message) terminal.complain(message.complain);
    else exitCode = message.exitCode;
  }
  if (exitCode === undefined) terminal.complain('The server ended before it had answered.\n');
  return exitCode ?? 1;
}

/** A killed server leaves a dangling link. */
async function connectTo(dataDir: string): Promise<Socket | undefined> {
  try {
    const socket = createConnection(readlinkSync(join(dataDir, SOCKET)));
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}
