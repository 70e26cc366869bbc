import { api } from '@hub/contract/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { startTestHub, type TestHub } from '../../../test/test-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

const ofRegistration = api.filter(({ feature }) => feature === 'register');

test.each(ofRegistration.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s is not there while the feature is off',
  async (_, endpoint) => {
    const answer = await call(hub, endpoint, { params: { id: crypto.randomUUID() } });
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  },
);

test('the document of the API does not tell of it', async () => {
  const document = (await (await fetch(`${hub.url}/docs/openapi.json`)).json()) as {
    paths: Record<string, Record<string, object>>;
  };
  const documented = ofRegistration.filter(
    ({ method, path }) => document.paths[path.replace(':id', '{id}')]?.[method.toLowerCase()],
  );
  expect(documented).toEqual([]);
});
