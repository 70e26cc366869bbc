import { api } from '@hub/contract/api';
import {
  importClients,
  MAX_IMPORT_BYTES,
  previewClientImport,
} from '@hub/contract/core/clients/client-sheet';
import { sheetColumnNames } from '@hub/contract/core/clients/sheet-columns';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { features } from '@hub/contract/runtime-config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { demoEmails, tokensOf } from './calls.ts';
import { startHealthProbe } from './health-probe.ts';
import { type ServerProcess, serverEnvironment, startServer } from './server-process.ts';

/** No input may block the server longer than this. Alongside other tests the machine is less precise. */
const HELD_UP_MS = count(250, 50);
const ROUNDS = count(1, 3);
const IS_FULL = ROUNDS > 1;
const KINDS = 7;
const BODY_BYTES = 256 * 1024;
const IMPORTS: readonly AnyEndpoint[] = [previewClientImport, importClients];

let server: ServerProcess;
let data: Awaited<ReturnType<typeof copyTemplate>>;
let token: string;

beforeAll(async () => {
  data = await copyTemplate('embedded');
  server = await startServer(await serverEnvironment({ ...data.environment, FEATURES: features.join() }));
  token = (await tokensOf(server.url, demoEmails[0] ?? '')).access_token;
});
afterAll(async () => {
  await server.kill();
  await data.remove();
});

/** Bodies that are more expensive to read than to send, as large as allowed. */
function expensiveBodies(endpoint: AnyEndpoint): string[] {
  if (IMPORTS.includes(endpoint)) return files().map((csv) => JSON.stringify({ csv }));
  const most = (endpoint.maxBodyBytes ?? BODY_BYTES) - 100;
  const depth = Math.floor(most / 2);
  const object = (value: string) => `{"firstName":${value},"name":${value},"note":${value}}`;
  return [
    '['.repeat(depth) + ']'.repeat(depth),
    `${'{"a":'.repeat(Math.floor(most / 6))}1${'}'.repeat(Math.floor(most / 6))}`,
    `[${'{},'.repeat(Math.floor(most / 3) - 1)}{}]`,
    `{${Array.from({ length: Math.floor(most / 12) }, (_, index) => `"k${String(index).padStart(6, '0')}":1`).join()}}`,
    object(`"${'\\u0041'.repeat(Math.floor(most / 20))}"`),
    object(`{"html":"${'<b>'.repeat(Math.floor(most / 12))}","text":"x"}`),
    object(`[${'"",'.repeat(Math.floor(most / 12))}""]`),
  ];
}

function files(): string[] {
  const header = 'First name,Last name,Date of birth';
  const most = MAX_IMPORT_BYTES - 100_000;
  const whole = sheetColumnNames.map((name) => (/date/i.test(name) ? '01/02/2010' : 'Wren')).join();
  return [
    header + '\n'.repeat(most / 2),
    `${header}\n${'a\n'.repeat(most / 4)}`,
    `${'a,'.repeat(most / 2)}a`,
    `${header}\n"${'""'.repeat(most / 6)}"`,
    `${header}\n${`${'é'.repeat(30)},Quill,01/02/2010\n`.repeat(5000)}`,
    `${sheetColumnNames.join()}\n${`${whole}\n`.repeat(5000)}`.slice(0, most),
    `${header}\n${'Ada,Quill,never\n'.repeat(5000)}`,
  ];
}

const send = (endpoint: AnyEndpoint, body: string) =>
  fetch(`${server.url}${endpoint.path.replace(/:\w+/g, crypto.randomUUID())}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });

test('whatever is sent, nobody else has to wait for it', async () => {
  const takeJson = api.filter(({ method, upload }) => method !== 'GET' && !upload);
  let slowest = { ms: 0, what: '' };
  let sent = 0;
  const probe = startHealthProbe(server);
  for (const [index, endpoint] of takeJson.entries()) {
    const bodies = [...expensiveBodies(endpoint).entries()];
    // Alongside other tests each endpoint gets one kind of body, and endpoints that read files get all of
    // theirs.
    const some =
      IS_FULL || IMPORTS.includes(endpoint) ? bodies : bodies.filter(([kind]) => kind === index % KINDS);
    for (const [kind, body] of some) {
      const beatsBefore = probe.beats.length;
      for (let round = 0; round < ROUNDS; round += 1) {
        const answer = await send(endpoint, body);
        await answer.text();
        expect(answer.status, `${endpoint.path}, body ${kind}`).toBeLessThan(500);
        sent += 1;
      }
      await probe.nextBeat();
      const ms = Math.max(0, ...probe.beats.slice(beatsBefore).map(({ ownMs }) => ownMs));
      if (ms > slowest.ms) slowest = { ms, what: `${endpoint.method} ${endpoint.path}, body ${kind}` };
    }
  }
  await probe.stop();
  printFigures('the most expensive input', {
    sent,
    'held up for (ms)': Math.round(slowest.ms),
    by: slowest.what,
  });
  expect(slowest.ms).toBeLessThan(HELD_UP_MS);
  expect(server.exitCode()).toBeUndefined();
});
