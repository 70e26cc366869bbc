import { uploadPicture } from '@hub/contract/auth/users/profile-picture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHub, type TestHub } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { startHealthProbe } from '../faults/health-probe.ts';
import { printFigures } from '../print-figures.ts';
import { watchDecoders } from './decoder-memory.ts';
import { type GoodPictures, makeGoodPictures } from './good-pictures.ts';
import { hostileUploads, type Upload } from './hostile-uploads.ts';
import { faultOfKept, readKept } from './kept-picture.ts';
import { sendUpload } from './send-upload.ts';

const PICTURES = count(15, 500);
const SEED = 20_261_115;
const OWNERS = ['practitioner@demo.test', 'second@demo.test', 'school@demo.test'];
/** Starting a process takes the server extra time, and more of it on a busy machine. */
const HEALTH_MOSTLY_WITHIN_MS = 250;
const HEALTH_ALWAYS_WITHIN_MS = 2000;
const MAX_GROWTH_MB = 300;
const MAX_DECODER_MB = 700;

let hub: TestHub;
let good: GoodPictures;
let tokens: string[];

beforeAll(async () => {
  hub = await startTestHub();
  good = await makeGoodPictures();
  tokens = await Promise.all(OWNERS.map((email) => hub.signIn(email)));
});
afterAll(() => hub.close());

const tally: Record<string, number> = {};

/** Uploads a file as this user, and returns what is wrong with the result. */
async function faultOf(token: string, upload: Upload): Promise<string | undefined> {
  // Resets the rate limit, which is not tested here.
  await hub.database.system.deleteFrom('rate_counters').execute();
  const before = await readKept(hub.url, token);
  const answer = await sendUpload(hub.url, token, upload);
  const after = await readKept(hub.url, token);
  const result = answer ? `${answer.status} ${answer.code ?? ''}`.trim() : 'cut off';
  tally[result] = (tally[result] ?? 0) + 1;
  const isLie = upload.saidLength !== undefined;
  if (!answer) return isLie ? undefined : 'was not answered';
  if (answer.status === 200) return faultOfKept(after, upload.body);
  if (answer.status < 400 || answer.status >= 500) return `answered ${result}`;
  const isUnchanged = before ? after?.large.equals(before.large) : !after;
  return isUnchanged ? undefined : 'was refused and has changed the picture';
}

test(`${PICTURES} hostile pictures are refused or drawn anew, and the server minds none of them`, async () => {
  const uploads = hostileUploads(good, PICTURES, SEED);
  const memoryBefore = process.memoryUsage().rss;
  const health = startHealthProbe({ url: hub.url, pid: process.pid });
  const decoders = watchDecoders();
  const faults: string[] = [];
  const waiting = uploads.entries();
  const started = performance.now();
  await Promise.all(
    tokens.map(async (token) => {
      for (const [index, upload] of waiting) {
        const fault = await faultOf(token, upload);
        if (fault) faults.push(`${index} ${upload.kind}: ${fault}`);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const { maxMegabytes, maxDecoders } = decoders.stop();
  await health.stop();
  const times = health.beats.map(({ ownMs }) => Math.max(0, ownMs)).sort((left, right) => left - right);
  const slowestOf = (percent: number) => times[Math.ceil((times.length * percent) / 100) - 1] ?? 0;
  const growth = (process.memoryUsage().rss - memoryBefore) / 1024 / 1024;

  printFigures('hostile pictures', { sent: PICTURES, seconds: Math.round(seconds), ...tally });
  printFigures('meanwhile', {
    'health checks': times.length,
    'median ms': slowestOf(50).toFixed(1),
    '99 of 100 within ms': slowestOf(99).toFixed(0),
    'slowest ms': slowestOf(100).toFixed(0),
    'growth of the server MB': growth.toFixed(0),
    'most of a decoder MB': maxMegabytes.toFixed(0),
    'decoders at once': maxDecoders,
  });
  expect(faults).toEqual([]);
  expect(Object.keys(tally).length, 'different answers').toBeGreaterThan(4);
  expect(tally['200']).toBeGreaterThan(0);
  expect(health.beats.every(({ status }) => status === 200)).toBe(true);
  expect(slowestOf(99)).toBeLessThan(HEALTH_MOSTLY_WITHIN_MS);
  expect(slowestOf(100)).toBeLessThan(HEALTH_ALWAYS_WITHIN_MS);
  expect(growth).toBeLessThan(MAX_GROWTH_MB);
  expect(maxMegabytes).toBeLessThan(MAX_DECODER_MB);
  expect(maxDecoders).toBeLessThanOrEqual(1);
});

test('a good picture is still taken afterwards', async () => {
  const [token = ''] = tokens;
  await hub.database.system.deleteFrom('rate_counters').execute();
  const form = new FormData();
  form.append('picture', new File([good.jpeg], 'me.jpg'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${hub.url}${uploadPicture.path}`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(200);
  expect(await faultOfKept(await readKept(hub.url, token), good.jpeg)).toBeUndefined();
});

test('the check of what is kept can see', async () => {
  const kept = { small: good.webp, large: good.webp };
  expect(await faultOfKept(kept, Buffer.alloc(0))).toContain('96×96');
  const [, , , telling = Buffer.alloc(0)] = good.telling;
  expect(await faultOfKept({ small: telling, large: telling }, Buffer.alloc(0))).toBeDefined();
});
