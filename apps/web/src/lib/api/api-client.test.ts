import { anyone } from '@hub/contract/http/access';
import { endpoint } from '@hub/contract/http/endpoint';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createApiClient } from './api-client.ts';
import { ApiProblem, NoAnswer } from './api-problem.ts';

const note = z.strictObject({ text: z.string() });
const listNotes = endpoint({
  method: 'GET',
  path: '/core/api/notes',
  summary: 'List.',
  access: anyone,
  query: z.object({ Page: z.optional(z.int()), Tag: z.optional(z.array(z.string())) }),
  answer: z.array(note),
});
const updateNote = endpoint({
  method: 'PUT',
  path: '/core/api/notes/:id',
  summary: 'Update.',
  access: anyone,
  params: z.object({ id: z.string() }),
  body: note,
  answer: note,
});
const attachPhoto = endpoint({
  method: 'POST',
  path: '/core/api/photos',
  summary: 'Attach.',
  access: anyone,
  upload: { maxBytes: 100 },
  body: z.strictObject({ photo: z.file() }),
  status: 204,
  answer: z.undefined(),
});
const deleteNote = endpoint({
  method: 'DELETE',
  path: '/core/api/notes/:id',
  summary: 'Delete.',
  access: anyone,
  params: z.object({ id: z.string() }),
  status: 204,
  answer: z.undefined(),
});

const api = createApiClient({ accessToken: () => 'secret' });

afterEach(() => vi.unstubAllGlobals());

function answerWith(...answer: ConstructorParameters<typeof Response>) {
  const fetch = vi.fn((_url: string, _request: RequestInit) => Promise.resolve(new Response(...answer)));
  vi.stubGlobal('fetch', fetch);
  return () => {
    const [url, request] = fetch.mock.calls[0] ?? [];
    return { url, request, headers: new Headers(request?.headers) };
  };
}

test('a call sends the token and gives back the answer', async () => {
  const sent = answerWith('[{"text":"Called the school"}]');
  expect(await api.call(listNotes)).toEqual([{ text: 'Called the school' }]);
  expect(sent().url).toBe('/core/api/notes');
  expect(sent().headers.get('authorization')).toBe('Bearer secret');
});

test('a file is sent as a form, whose type the browser says', async () => {
  const sent = answerWith(null, { status: 204 });
  await api.call(attachPhoto, { body: { photo: new File(['pixels'], 'me.png') } });
  const form = sent().request?.body as FormData;
  expect(await (form.get('photo') as File).text()).toBe('pixels');
  expect(sent().headers.has('content-type')).toBe(false);
});

test('a call without a token sends no authorization', async () => {
  const sent = answerWith('[]');
  await createApiClient({ accessToken: () => undefined }).call(listNotes);
  expect(sent().headers.has('authorization')).toBe(false);
});

test('a call about somebody else carries their token, and its refusal is not about who is signed in', async () => {
  const onNotSignedIn = vi.fn();
  const client = createApiClient({ accessToken: () => 'secret', onNotSignedIn });
  const sent = answerWith('{}', { status: 401 });
  await expect(client.call(listNotes, { token: 'theirs' })).rejects.toBeInstanceOf(ApiProblem);
  expect(sent().headers.get('authorization')).toBe('Bearer theirs');
  expect(onNotSignedIn).not.toHaveBeenCalled();
});

test('the query leaves out what is not set and repeats a list', async () => {
  const sent = answerWith('[]');
  await api.call(listNotes, { query: { Page: undefined, Tag: ['a b', 'c&d'] } });
  expect(sent().url).toBe('/core/api/notes?Tag=a+b&Tag=c%26d');
});

test('a parameter is escaped in the path and the body is sent as JSON', async () => {
  const sent = answerWith('{"text":"New"}');
  await api.call(updateNote, { params: { id: '../7' }, body: { text: 'New' } });
  expect(sent().url).toBe('/core/api/notes/..%2F7');
  expect(sent().request?.method).toBe('PUT');
  expect(sent().request?.body).toBe('{"text":"New"}');
  expect(sent().headers.get('content-type')).toBe('application/json');
});

test('a call tells the time zone of the reader, and the key under which it may be repeated', async () => {
  const sent = answerWith('{"text":"New"}');
  await api.call(updateNote, { params: { id: '7' }, body: { text: 'New' }, idempotencyKey: 'once' });
  expect(sent().headers.get('time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(sent().headers.get('idempotency-key')).toBe('once');
});

test('a file is given back as it came, and half a file as no answer', async () => {
  const sent = answerWith('a,b\r\n1,2\r\n');
  expect(await (await api.download(listNotes)).text()).toBe('a,b\r\n1,2\r\n');
  expect(sent().url).toBe('/core/api/notes');

  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
  answerWith(broken);
  await expect(api.download(listNotes)).rejects.toBeInstanceOf(NoAnswer);
});

test('an answer without content is undefined', async () => {
  answerWith(null, { status: 204 });
  expect(await api.call(deleteNote, { params: { id: '7' } })).toBeUndefined();
});

test('a refusal carries its code and the fields it is about', async () => {
  const errors = [{ path: 'text', message: 'This field is required' }];
  const body = { type: 'about:blank', title: 'Not valid.', status: 400, code: 'invalid-input', errors };
  answerWith(JSON.stringify(body), { status: 400 });
  const refusal = await api.call(listNotes).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiProblem);
  expect(refusal).toMatchObject({ code: 'invalid-input', status: 400, message: 'Not valid.', errors });
});

test('a page of a proxy in between is an unexpected error with its status', async () => {
  answerWith('<h1>Bad gateway</h1>', { status: 502 });
  await expect(api.call(listNotes)).rejects.toMatchObject({ code: 'unexpected-error', status: 502 });
});

test('no answer is a kind of its own', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api.call(listNotes)).rejects.toBeInstanceOf(NoAnswer);
});

test('a call that the screen has given up is no failure of the network', async () => {
  const abort = new AbortController();
  abort.abort();
  vi.stubGlobal('fetch', () => Promise.reject(abort.signal.reason));
  await expect(api.call(listNotes, { signal: abort.signal })).rejects.toBe(abort.signal.reason);
});

test('a call says which organization the screen shows, and reports that it is another one by now', async () => {
  const onOrganizationSwitched = vi.fn();
  const client = createApiClient({
    accessToken: () => 'secret',
    organization: () => 'lakeside',
    onOrganizationSwitched,
  });
  const body = { type: 'about:blank', title: 'Switched.', status: 409, code: 'organization-switched' };
  const sent = answerWith(JSON.stringify(body), { status: 409 });
  await expect(client.call(listNotes)).rejects.toMatchObject({ code: 'organization-switched' });
  expect(sent().headers.get('hub-organization')).toBe('lakeside');
  expect(onOrganizationSwitched).toHaveBeenCalledOnce();
});
