import { deletePicture, readPicture, uploadPicture } from '@hub/contract/auth/users/profile-picture';
import { readProfile, signOut } from '@hub/contract/auth/users/users';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditOf } from '../../../../test/audit-of.ts';
import { call } from '../../../../test/call.ts';
import { startTestHub, type TestHub } from '../../../../test/test-hub.ts';

let hub: TestHub;
let token: string;

beforeAll(async () => {
  hub = await startTestHub();
  token = await hub.signIn('practitioner@demo.test');
});
afterAll(() => hub.close());

beforeEach(async () => {
  await hub.database.system.deleteFrom('user_pictures').execute();
  await hub.database.system.deleteFrom('rate_counters').execute();
});

const userOf = async (email: string) => {
  const users = hub.database.system.selectFrom('users').select('id').where('email', '=', email);
  return (await users.executeTakeFirstOrThrow()).id;
};

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };
const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });
const png = (side = 40) => plain(side, side).png().toBuffer();

const asFile = (bytes: Uint8Array | string, name = 'portrait.png', type = 'image/png') =>
  new File([bytes], name, { type });

function form(...parts: [name: string, value: File | string][]): FormData {
  const made = new FormData();
  for (const [name, value] of parts) made.append(name, value);
  return made;
}

const upload = (body: FormData, as = token) => call(hub, uploadPicture, { token: as, body });
const uploadFile = (bytes: Uint8Array | string) => upload(form(['picture', asFile(bytes)]));

const fetchPicture = (query = '', headers = {}, as = token) =>
  fetch(`${hub.url}${readPicture.path}${query}`, { headers: { authorization: `Bearer ${as}`, ...headers } });
const stored = async (query = '') => Buffer.from(await (await fetchPicture(query)).arrayBuffer());
const pixel = async (picture: Buffer, left: number, top: number) => {
  const region = sharp(picture).extract({ left, top, width: 1, height: 1 });
  const [r = 0, g = 0, b = 0] = await region.raw().toBuffer();
  return { r, g, b };
};
const near = (value: number) => expect.closeTo(value, -1.2);
const like = ({ r, g, b }: typeof RED) => ({ r: near(r), g: near(g), b: near(b) });

test.each([
  ['PNG', () => png()],
  ['JPEG', () => plain(300, 200).jpeg().toBuffer()],
  ['WebP', () => plain(200, 300).webp().toBuffer()],
])('a %s picture is drawn anew as a square in two sizes', async (_, make) => {
  const { status, body } = await uploadFile(await make());
  expect([status, body]).toEqual([
    200,
    { picture: expect.stringMatching(/profile-picture\?version=[0-9a-f]{16}$/) },
  ]);
  expect((await call(hub, readProfile, { token })).body.picture).toBe(body.picture);
  for (const [query, side] of [
    ['', 256],
    ['?size=large', 256],
    ['?size=small', 64],
    [new URL(body.picture, hub.url).search, 256],
  ] as const) {
    expect(await sharp(await stored(query)).metadata()).toMatchObject({
      format: 'webp',
      width: side,
      height: side,
    });
  }
});

test('what else was in the file is gone, and it stands as the camera was held', async () => {
  const left = await plain(30, 60, BLUE).png().toBuffer();
  const sent = await plain(60, 60)
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitude: '43/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-PLACE</x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(sent.includes('SECRET-PLACE')).toBe(true);
  await uploadFile(sent);
  for (const query of ['', '?size=small']) {
    const kept = await stored(query);
    expect(kept.includes('SECRET')).toBe(false);
    const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
  // After a quarter turn the left side is at the top.
  expect(await pixel(await stored(), 128, 30)).toEqual(like(BLUE));
  expect(await pixel(await stored(), 128, 220)).toEqual(like(RED));
});

test('what is transparent becomes white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const sent = sharp({ create: { width: 20, height: 20, channels: 4, background: clear } });
  await uploadFile(await sent.png().toBuffer());
  expect(await pixel(await stored(), 128, 128)).toEqual(like({ r: 255, g: 255, b: 255 }));
});

test('a browser may keep it, and asks whether it still holds', async () => {
  await uploadFile(await png());
  const first = await fetchPicture();
  const etag = first.headers.get('etag') ?? '';
  expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    'image/webp',
    'private, no-cache',
  ]);
  const again = await fetchPicture('', { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetchPicture('?size=small', { 'if-none-match': etag })).status).toBe(200);

  await uploadFile(await plain(40, 40, BLUE).png().toBuffer());
  const changed = await fetchPicture('', { 'if-none-match': etag });
  expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
});

const refusals: [name: string, code: string, make: () => Promise<FormData> | FormData][] = [
  [
    'an SVG',
    'picture-type-refused',
    () => form(['picture', asFile('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
  ],
  [
    'a GIF',
    'picture-type-refused',
    async () => form(['picture', asFile(await plain(9, 9).gif().toBuffer())]),
  ],
  [
    'a TIFF',
    'picture-type-refused',
    async () => form(['picture', asFile(await plain(9, 9).tiff().toBuffer())]),
  ],
  [
    'half a file',
    'picture-unreadable',
    async () => {
      const whole = await plain(300, 300).jpeg().toBuffer();
      return form(['picture', asFile(whole.subarray(0, whole.length / 2))]);
    },
  ],
  [
    'a head without a body',
    'picture-unreadable',
    () => form(['picture', asFile(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))]),
  ],
  ['too many pixels', 'picture-too-many-pixels', async () => form(['picture', asFile(await png(5001))])],
  ['more than 2 MB', 'file-too-large', () => form(['picture', asFile(Buffer.alloc(2 * 1024 * 1024 + 1))])],
  ['much more than 2 MB', 'file-too-large', () => form(['picture', asFile(Buffer.alloc(9 * 1024 * 1024))])],
  ['an empty file', 'invalid-input', () => form(['picture', asFile('')])],
  ['text in place of a file', 'invalid-input', () => form(['picture', 'portrait.png'])],
  ['another name', 'invalid-input', async () => form(['avatar', asFile(await png())])],
  [
    'two pictures',
    'invalid-input',
    async () => form(['picture', asFile(await png())], ['picture', asFile(await png())]),
  ],
  [
    'a field beside the picture',
    'invalid-input',
    async () => form(['picture', asFile(await png())], ['name', 'me']),
  ],
  ['no part', 'invalid-input', () => form()],
];

test.each(refusals)('%s is refused with %s, and nothing is kept', async (_, code, make) => {
  const { status, body } = await upload(await make());
  expect([body.code, body.status]).toEqual([code, status]);
  expect((await fetchPicture()).status).toBe(404);
});

test('a refused picture leaves the one before in its place', async () => {
  await uploadFile(await png());
  const before = await stored();
  expect((await uploadFile(Buffer.from('\xff\xd8\xff\xe0 broken', 'latin1'))).status).toBe(400);
  expect(await stored()).toEqual(before);
});

test('a body that is no form, or of unknown length, is refused unread', async () => {
  const { body } = await call(hub, uploadPicture, { token, body: { picture: 'x' } });
  expect([body.status, body.code]).toEqual([415, 'multipart-expected']);
  const ofUnknownLength = new Blob(['--x--\r\n']).stream();
  const answer = await fetch(`${hub.url}${uploadPicture.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    body: ofUnknownLength,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(411);
});

test('a part that the parser never ends is refused, and keeps nobody waiting', async () => {
  const head = '--x\r\ncontent-disposition: form-data; name="picture"; filename="a"\r\n\r\n';
  const { body } = await call(hub, uploadPicture, {
    token,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${head}${head}${'y'.repeat(500_000)}\r\n--x--\r\n\r\n--x--\r\n`,
  });
  expect([body.status, body.code]).toEqual([400, 'invalid-multipart']);
});

test('a picture is for its owner alone, also in the database', async () => {
  await uploadFile(await png());
  const colleague = await hub.signIn('second@demo.test');
  expect((await fetchPicture('', {}, colleague)).status).toBe(404);
  expect((await call(hub, readProfile, { token: colleague })).body.picture).toBeNull();
  expect((await call(hub, deletePicture, { token: colleague })).body.code).toBe('picture-not-found');
  expect((await fetchPicture()).status).toBe(200);

  const seenBy = async (email: string) => {
    const user = await userOf(email);
    return hub.database.system.transaction().execute(async (db) => {
      await sql`select set_config('hub.user_id', ${user}, true)`.execute(db);
      await sql`set local role hub_app`.execute(db);
      return db.selectFrom('user_pictures').select('user_id').execute();
    });
  };
  expect(await seenBy('practitioner@demo.test')).toHaveLength(1);
  expect(await seenBy('second@demo.test')).toEqual([]);
});

test('a picture that is taken away is gone', async () => {
  await uploadFile(await png());
  expect((await call(hub, deletePicture, { token })).status).toBe(204);
  const { status, body } = await call(hub, readPicture, { token });
  expect([status, body.code]).toEqual([404, 'picture-not-found']);
  expect((await call(hub, readProfile, { token })).body.picture).toBeNull();
  expect((await call(hub, deletePicture, { token })).status).toBe(404);
});

test('each call is in the audit trail, with the user and never with the picture', async () => {
  const id = await userOf('practitioner@demo.test');
  const calls = [
    ['change picture', await uploadFile(await png())],
    ['read picture', await fetchPicture()],
    ['delete picture', await call(hub, deletePicture, { token })],
  ] as const;
  for (const [action, answer] of calls) {
    expect(await auditOf(hub, answer)).toEqual([{ action, record: 'user', record_ids: [id] }]);
  }
});

test('somebody who signs out while the picture is worked on has none afterwards', async () => {
  const leaving = await hub.signIn('second@demo.test');
  const answer = upload(form(['picture', asFile(await png(4000))]), leaving);
  await call(hub, signOut, { body: { accessToken: leaving } });
  expect((await answer).status).toBe(401);
  expect(await hub.database.system.selectFrom('user_pictures').select('user_id').execute()).toEqual([]);
});

test('a user sends at most 20 pictures a minute', async () => {
  const { system } = hub.database;
  const sent = async () => (await uploadFile('no picture')).body.code;
  const sentAfter = async (count: number) => {
    await system.updateTable('rate_counters').set({ count }).where('name', '=', uploadPicture.path).execute();
    return sent();
  };
  expect(await sent()).toBe('picture-type-refused');
  // Fills the next minute as well, which may begin before all calls are in.
  await sql`insert into rate_counters (name, subject, window_start, count)
    select name, subject, window_start + interval '1 minute', count
    from rate_counters where name = ${uploadPicture.path}`.execute(system);
  expect(await sentAfter(19)).toBe('picture-type-refused');
  expect(await sentAfter(20)).toBe('too-many-attempts');
});
