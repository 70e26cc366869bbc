import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { countNotes, createNote, readNote } from '../../test/probe.ts';
import { useProbeHub } from '../../test/probe-hub.ts';
import { serve, serveAccount } from './serve.ts';
import { serveDownload } from './serve-download.ts';

const probe = useProbeHub();

describe('what comes in', () => {
  test('an unknown field is refused and nothing is written', async () => {
    const answer = await call(probe.hub, createNote, {
      token: probe.tokens.practitioner,
      body: { text: 'unknown field', more: 1 },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ code: 'invalid-input', status: 400 });
    expect(await probe.countNotes('unknown field')).toBe(0);
  });

  test('a field that breaks its rule is named with the message of that rule', async () => {
    const answer = await probe.create('   ');
    expect(answer.body.errors).toEqual([{ path: 'text', message: 'This field is required' }]);
  });

  test('an unknown query parameter is refused', async () => {
    const answer = await call(probe.hub, countNotes, { token: probe.tokens.manager, query: '?txet=a' });
    expect(answer.status).toBe(400);
  });

  test.each([
    ['a null character', '\u0000'],
    ['half of a surrogate pair', '\ud800'],
  ])('%s is refused', async (_, text) => {
    expect((await probe.create(`x${text}`)).status).toBe(400);
  });

  test('a body that is no JSON, too large or of another kind is refused', async () => {
    const send = (body: string, type = 'application/json') =>
      call(probe.hub, createNote, {
        token: probe.tokens.practitioner,
        body,
        headers: { 'content-type': type },
      });
    expect((await send('{"text":')).body.code).toBe('invalid-json');
    expect((await send('{"__proto__":{"a":1}}')).body.code).toBe('invalid-json');
    expect((await send('['.repeat(65) + ']'.repeat(65))).body).toMatchObject({
      status: 400,
      code: 'invalid-json',
      detail: expect.stringContaining('too deep'),
    });
    expect((await send(JSON.stringify({ text: 'x'.repeat(257 * 1024) }))).body.code).toBe('body-too-large');
    expect((await send('text=a', 'application/x-www-form-urlencoded')).body.code).toBe(
      'unsupported-media-type',
    );
  });
});

describe('what goes out', () => {
  test('only what the answer lists leaves', async () => {
    const answer = await probe.create('listed');
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toEqual(['id', 'text']);
  });

  test('an unexpected failure answers 500 without telling what failed, and is rolled back', async () => {
    const answer = await probe.create('fail after writing');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      type: 'urn:hub:problem:unexpected-error',
      title: 'Something went wrong. Please try again later.',
      status: 500,
      code: 'unexpected-error',
    });
    expect(await probe.countNotes('fail after writing')).toBe(0);
    expect(await probe.auditOf(answer)).toEqual([]);
  });
});

describe('who may', () => {
  test.each([
    ['no token', undefined],
    ['a token that is none', 'nonsense'],
  ])('%s is 401', async (_, token) => {
    const answer = await call(probe.hub, readNote, {
      ...(token && { token }),
      params: { id: crypto.randomUUID() },
    });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('not-signed-in');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('a role that may not is 403, also when the rest is wrong', async () => {
    expect((await call(probe.hub, countNotes, { token: probe.tokens.practitioner })).body.code).toBe(
      'role-not-allowed',
    );
    expect(
      (await call(probe.hub, countNotes, { token: probe.tokens.practitioner, query: '?a=b' })).status,
    ).toBe(403);
    expect((await call(probe.hub, countNotes, { token: probe.tokens.manager })).status).toBe(200);
  });

  test('a user without a confirmed email is 403', async () => {
    const token = await probe.hub.signIn('individual@demo.test');
    const confirm = (at: Date | null) =>
      probe.hub.database.system
        .updateTable('users')
        .set({ email_confirmed_at: at })
        .where('email', '=', 'individual@demo.test')
        .execute();
    await confirm(null);
    expect((await probe.create('unconfirmed', {}, token)).body.code).toBe('email-not-confirmed');
    await confirm(new Date());
    expect((await probe.create('unconfirmed', {}, token)).status).toBe(201);
  });

  test("another's record answers exactly like one that never existed", async () => {
    const { body: mine } = await probe.create('mine');
    const missing = await call(probe.hub, readNote, {
      token: probe.tokens.school,
      params: { id: crypto.randomUUID() },
    });
    for (const token of [probe.tokens.school, probe.tokens.second]) {
      const answer = await call(probe.hub, readNote, { token, params: { id: mine.id } });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(missing.body);
    }
    const own = await call(probe.hub, readNote, {
      token: probe.tokens.practitioner,
      params: { id: mine.id },
    });
    expect(own.body).toEqual({ id: mine.id, text: 'mine' });
  });

  test('a manager counts the notes of their organization and of no other', async () => {
    const before = (await call(probe.hub, countNotes, { token: probe.tokens.manager })).body.count;
    await probe.create('counted', {}, probe.tokens.school);
    await probe.create('counted');
    expect((await call(probe.hub, countNotes, { token: probe.tokens.manager })).body.count).toBe(before + 1);
  });
});

describe('what an endpoint promises', () => {
  const app = Fastify();
  test.each([
    ['a limit', serve, { callsPerMinute: 5 }],
    ['a limit', serveAccount, { callsPerMinute: 5 }],
    ['one answer for a repeat', serveDownload, { idempotent: true, download: 'text/csv' }],
  ] as const)('%s is refused where %o does not keep it', (_, serveIt, promise) => {
    const endpoint = { ...readNote, ...promise } as AnyEndpoint;
    expect(() => serveIt(app, endpoint, async () => undefined as never)).toThrow('which is not kept');
  });
});
