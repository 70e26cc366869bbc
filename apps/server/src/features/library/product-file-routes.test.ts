import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProductFeatures, listProducts } from '@hub/contract/core/products/products';
import { listFeatureVideos, type Video } from '@hub/contract/core/products/videos';
import { beforeAll, expect, test } from 'vitest';
import { useClientHub } from '../../../test/client-hub.ts';
import { demoContentFolder } from '../../paths.ts';

const demoProductsFolder = join(demoContentFolder, 'products');

const hub = useClientHub();

let coverUrl: string;
let sampleUrl: string;
let video: Video;

beforeAll(async () => {
  const { items } = (await hub.call(listProducts, { query: '?Search=lbs' })).body;
  coverUrl = items[0].coverUrl;
  sampleUrl = items[0].sampleUrl;
  const features = (await hub.call(listProductFeatures, { params: { id: items[0].id } })).body.items;
  [video] = (await hub.call(listFeatureVideos, { params: { id: features[0].id } })).body.items;
});

/** Requests a file like an image or video element: without a bearer token. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${hub.hub.url}${path}`, { headers });
const original = (path: string) => readFileSync(join(demoProductsFolder, path));

test.each([
  ['a cover', () => coverUrl, 'covers/lbs-2.svg', 'image/svg+xml'],
  ['a video', () => video.url, 'videos/lbs-2-at-a-glance.webm', 'video/webm'],
  ['captions', () => video.captionsUrl, 'videos/lbs-2-at-a-glance.vtt', 'text/vtt; charset=utf-8'],
  ['a poster', () => video.posterUrl, 'videos/lbs-2-at-a-glance.webp', 'image/webp'],
])('%s comes without a sign-in, as what it is, to be kept', async (_, address, path, type) => {
  const answer = await get(address());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await answer.arrayBuffer()).equals(original(path))).toBe(true);
});

test('a sample report comes without a sign-in, and the viewer of a browser may show it', async () => {
  const answer = await get(sampleUrl);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-security-policy')).toContain("object-src 'self'");
  expect(Buffer.from(await answer.arrayBuffer()).equals(original('samples/lbs-2.pdf'))).toBe(true);
});

test.each([
  ['bytes=0-', 0, undefined],
  ['bytes=0-99', 0, 100],
  ['bytes=100000-100499', 100_000, 100_500],
  ['bytes=-250', -250, undefined],
])('%s of a video is a part of it', async (range, from, to) => {
  const bytes = original('videos/lbs-2-at-a-glance.webm');
  const expected = bytes.subarray(from, to);
  const answer = await get(video.url, { range });
  const first = from < 0 ? bytes.length + from : from;
  expect([answer.status, answer.headers.get('content-range')]).toEqual([
    206,
    `bytes ${first}-${first + expected.length - 1}/${bytes.length}`,
  ]);
  expect(answer.headers.get('content-length')).toBe(String(expected.length));
  expect(Buffer.from(await answer.arrayBuffer()).equals(expected)).toBe(true);
});

test('several ranges at once are answered with the whole', async () => {
  expect((await get(video.url, { range: 'bytes=0-1,5-6' })).status).toBe(200);
});

test('a range behind the end is refused, and tells how long the file is', async () => {
  const { length } = original('videos/lbs-2-at-a-glance.webm');
  const answer = await get(video.url, { range: `bytes=${length}-` });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${length}`]);
  expect(await answer.json()).toMatchObject({ code: 'range-refused' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('what is not there is not found, and a wrong name is refused', async () => {
  const unknown = video.url.replace(/[0-9a-f]{64}/, '0'.repeat(64));
  expect((await get(unknown)).status).toBe(404);
  expect((await get(video.url.replace('videos', 'covers'))).status).toBe(400);
  expect((await get('/core/api/products/covers/..%2f..%2fmain.svg')).status).toBe(400);
});
