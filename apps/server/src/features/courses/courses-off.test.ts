import * as certificates from '@hub/contract/core/courses/certificates';
import * as assignments from '@hub/contract/core/courses/course-assignments';
import * as files from '@hub/contract/core/courses/course-files';
import * as courses from '@hub/contract/core/courses/courses';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { startTestHub, type TestHub } from '../../../test/test-hub.ts';

let hub: TestHub;
let token: string;
beforeAll(async () => {
  hub = await startTestHub();
  token = await hub.signIn('manager@demo.test');
});
afterAll(() => hub.close());

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value;
const endpoints = [courses, assignments, files, certificates].flatMap((group) =>
  Object.values<unknown>(group).filter(isEndpoint),
);

test('with the feature off no call of courses is served', async () => {
  expect(endpoints.length).toBeGreaterThan(15);
  for (const endpoint of endpoints) {
    const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: {} };
    const { status } = await call(hub, endpoint, { token, ...body });
    expect([endpoint.path, status]).toEqual([endpoint.path, 404]);
  }
});
