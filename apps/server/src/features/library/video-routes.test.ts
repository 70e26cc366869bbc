import { listProductFeatures, listProducts } from '@hub/contract/core/products/products';
import { listFeatureVideos, updateVideoPosition, type Video } from '@hub/contract/core/products/videos';
import { beforeAll, expect, test } from 'vitest';
import { type Sent, useClientHub } from '../../../test/client-hub.ts';

const hub = useClientHub();

type Named = { id: string; sku: string };

let featureId: string;
let video: Video;

const featureOf = async (product: string, feature: string): Promise<string> => {
  const products: Named[] = (await hub.call(listProducts)).body.items;
  const id = products.find(({ sku }) => sku === product)?.id ?? '';
  const features: Named[] = (await hub.call(listProductFeatures, { params: { id } })).body.items;
  return features.find(({ sku }) => sku === feature)?.id ?? '';
};

beforeAll(async () => {
  featureId = await featureOf('LPT', 'LPT-SEAT');
  [video] = (await hub.call(listFeatureVideos, { params: { id: featureId } })).body.items;
});

const positions = async (as: typeof hub.call = hub.call) =>
  (await as(listFeatureVideos, { params: { id: featureId } })).body.items.map(
    ({ position }: Video) => position,
  );
const keep = (seconds: unknown, sent: Sent = { params: { id: video.id } }) =>
  hub.call(updateVideoPosition, { ...sent, body: { seconds } });

test('a feature has its videos in order, each with all that a player needs', async () => {
  const { items } = (await hub.call(listFeatureVideos, { params: { id: featureId } })).body;
  expect(items.map(({ title }: Video) => title)).toEqual([
    'Sending a form',
    'Missing answers',
    'Reading T scores',
    'Talking about results',
  ]);
  const address = (folder: string, ending: string) =>
    expect.stringMatching(new RegExp(`^/core/api/products/${folder}/[0-9a-f]{64}\\.${ending}$`));
  expect(items[0]).toEqual({
    id: expect.any(String),
    featureId,
    title: 'Sending a form',
    description: expect.any(String),
    seconds: 12.1,
    url: address('videos', 'webm'),
    captionsUrl: address('captions', 'vtt'),
    posterUrl: address('posters', 'webp'),
    position: 0,
  });
});

test('a feature without videos has none, and an unknown one is not there', async () => {
  const id = await featureOf('LAP', 'LAP-REPORT');
  expect((await hub.call(listFeatureVideos, { params: { id } })).body).toEqual({ items: [] });
  const { status, body } = await hub.call(listFeatureVideos, { params: { id: crypto.randomUUID() } });
  expect([status, body.code]).toEqual([404, 'not-found']);
});

test('where somebody stopped is kept for that person alone', async () => {
  const answer = await keep(4.25);
  expect([answer.status, answer.body]).toEqual([204, undefined]);
  await hub.callAsColleague(updateVideoPosition, { params: { id: video.id }, body: { seconds: 9 } });
  expect(await positions()).toEqual([4.3, 0, 0, 0]);
  expect(await positions(hub.callAsColleague)).toEqual([9, 0, 0, 0]);
  await keep(2);
  expect(await positions()).toEqual([2, 0, 0, 0]);
  expect(await hub.auditOf(answer)).toEqual([
    { action: 'update position', record: 'video', record_ids: [video.id] },
  ]);
});

test('behind the end is the end', async () => {
  expect((await keep(3600)).status).toBe(204);
  expect((await positions())[0]).toBe(video.seconds);
});

test.each([-1, 1e9, '4', null, undefined])('%j is no position', async (seconds) => {
  expect((await keep(seconds)).body.code).toBe('invalid-input');
});

test('an unknown video keeps no position', async () => {
  const { status, body } = await keep(1, { params: { id: crypto.randomUUID() } });
  expect([status, body.code]).toEqual([404, 'not-found']);
});
