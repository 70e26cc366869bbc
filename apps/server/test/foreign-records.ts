import { call } from './call.ts';
import { createNote } from './probe.ts';
import type { TestHub } from './test-hub.ts';

type Foreign = { params: Record<string, string>; body?: unknown };

/**
 * For each endpoint that names a record: a real one that belongs to practitioner@demo.test, with a body that
 * its owner could send. Nobody else may be told that it exists.
 */
export const foreignRecords: Record<string, (hub: TestHub, ownerToken: string) => Promise<Foreign>> = {
  'GET /core/api/probe-notes/:id': async (hub, token) => {
    const { body } = await call(hub, createNote, { token, body: { text: 'not yours' } });
    return { params: { id: body.id } };
  },
};
