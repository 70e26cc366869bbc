import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { httpServers } from './http-server.ts';
import { endSlowBodies } from './slow-bodies.ts';

const MAX_CONNECTIONS = 5;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify({
    serverFactory: httpServers(readConfig({ CONNECTIONS_PER_ADDRESS: String(MAX_CONNECTIONS) })),
  });
  endSlowBodies(app, { graceMs: 300, bytesPerSecond: 1000 });
  app.post('/', async (request) => ({ got: (request.body as { text: string }).text.length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends a body in pieces until it is sent or the other side closes the connection. Returns the answer. */
async function send(text: string, piece: number, pauseMs: number): Promise<string> {
  const body = JSON.stringify({ text });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      answer += chunk;
    });
  socket.write(
    `POST / HTTP/1.1\r\nhost: hub\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  for (let at = 0; at < body.length && !socket.destroyed && answer === ''; at += piece) {
    socket.write(body.slice(at, at + piece));
    await delay(pauseMs);
  }
  if (!socket.closed) await once(socket, 'close');
  return answer;
}

test('a body that comes byte by byte is not waited for', async () => {
  expect(await send('x'.repeat(1000), 1, 50)).toMatch(/^HTTP\/1.1 408 /);
});

test('one that comes slowly enough, but on and on, is taken', async () => {
  const answer = await send('x'.repeat(4000), 200, 50);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain('{"got":4000}');
});

test('one address gets so many connections and no more, until it closes some', async () => {
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    return Promise.race([
      once(socket, 'close').then(() => undefined),
      once(socket, 'connect')
        .then(() => delay(200))
        .then(() => (socket.destroyed ? undefined : socket)),
    ]);
  };
  const sockets = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, open));
  expect(sockets.filter(Boolean)).toHaveLength(MAX_CONNECTIONS);
  expect(await open()).toBeUndefined();
  for (const socket of sockets) socket?.destroy();
  await delay(100);
  const again = await open();
  expect(again).toBeDefined();
  again?.destroy();
});
