import { sendOfflineAccessLinks } from '@hub/contract/core/products/materials';
import { listProductFeatures, listProducts } from '@hub/contract/core/products/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { startTestHub, type TestHub } from '../../../test/test-hub.ts';

let hub: TestHub;
let token: string;
let featureIds: string[];

beforeAll(async () => {
  hub = await startTestHub();
  token = await hub.signIn('practitioner@demo.test');
  const products = await call(hub, listProducts, { token, query: '?Search=LBS-2' });
  const params = { id: products.body.items[0].id };
  const features = await call(hub, listProductFeatures, { token, params });
  featureIds = features.body.items.slice(0, 2).map(({ id }: { id: string }) => id);
});
afterAll(() => hub.close());

const send = (productFeatureIds: string[]) =>
  call(hub, sendOfflineAccessLinks, { token, body: { productFeatureIds } });
const mails = async () => (await hub.mails()).filter(({ subject }) => subject.startsWith('Your links'));
const open = async (href: string) => {
  const { pathname } = new URL(href);
  const answer = await fetch(`${hub.url}${pathname}`, { headers: { accept: 'text/html' } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

test('links come by mail, open without a sign-in, and are dead after seven days', async () => {
  const sent = await send([...featureIds, ...featureIds]);
  expect(sent.body).toMatchObject({ email: 'practitioner@demo.test', productFeatureIds: expect.any(Array) });
  expect(sent.body.productFeatureIds.toSorted()).toEqual(featureIds.toSorted());
  await expect.poll(async () => (await mails()).length).toBe(1);
  const links = (await mails())[0]?.text.match(/https?:\/\/\S+\/pages\/materials\/\S+/g) ?? [];
  expect(links).toHaveLength(2);

  const sheet = await open(links[0] ?? '');
  expect([sheet.status, sheet.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(sheet.text).toContain('Larkfield Behavior Scales');
  expect(sheet.text).toContain('Not for clinical use');
  const { rows } = await hub.database.pool.query('select * from material_links');
  expect(JSON.stringify(rows)).not.toContain(links[0]?.slice(-20));

  const later = async (time: string) => {
    const { rows } = await hub.database.pool.query('delete from material_links returning *');
    for (const { secret_hash, feature_id, expires_at } of rows) {
      await hub.database.pool.query(
        'insert into material_links values ($1, $2, $3::timestamptz - $4::interval)',
        [...[secret_hash, feature_id, expires_at, time]],
      );
    }
  };
  await later('6 days 23 hours');
  expect((await open(links[0] ?? '')).status, 'an hour before the end').toBe(200);
  await later('1 hour');
  expect((await open(links[0] ?? '')).status, 'after seven days').toBe(404);
});

test('a link that has expired, or never was, leads nowhere', async () => {
  const add = (secret: string, expires: string) =>
    hub.database.pool.query(
      `insert into material_links values (sha256($1::bytea), $2, now() + $3::interval)`,
      [secret, featureIds[0], expires],
    );
  const [alive, dead, unknown] = ['a', 'd', 'u'].map((letter) => letter.repeat(43));
  await add(alive ?? '', '1 minute');
  await add(dead ?? '', '-1 second');
  const openSecret = (secret = '') => open(`${hub.url}/pages/materials/${secret}`);
  expect((await openSecret(alive)).status).toBe(200);
  for (const secret of [dead, unknown, 'short']) {
    const { status, text } = await openSecret(secret);
    expect([status, text]).toEqual([404, expect.stringContaining('ask for new ones')]);
  }
});

test.each([
  ['none', () => [], 400],
  ['one that is not there', () => [crypto.randomUUID()], 404],
  ['too many', () => Array.from({ length: 21 }, () => crypto.randomUUID()), 400],
])('for %s nothing is sent', async (_, ids, status) => {
  const before = (await mails()).length;
  expect((await send(ids())).status).toBe(status);
  expect((await mails()).length).toBe(before);
});
