import { listSessions } from '@hub/contract/auth/users/sessions';
import { createCaseNote } from '@hub/contract/core/cases/case-notes';
import { createCase } from '@hub/contract/core/cases/cases';
import {
  commentEndpoints,
  demographicEndpoints,
  educationEndpoints,
} from '@hub/contract/core/clients/client-records';
import { createClient } from '@hub/contract/core/clients/clients';
import { createContact } from '@hub/contract/core/clients/contacts';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { call } from './call.ts';
import { createNote } from './probe.ts';
import type { TestHub } from './test-hub.ts';

type Foreign = { params: Record<string, string>; body?: unknown; query?: string };
type Make = (hub: TestHub, ownerToken: string) => Promise<Foreign>;

const someClient = { firstName: 'Imogen', lastName: 'Fernsby', dateOfBirth: '2014-05-17' };
const someContact = { firstName: 'Odo', lastName: 'Fernsby', relationshipToClientProfileId: 2 };

const client: Make = async (hub, token) => {
  const { body } = await call(hub, createClient, { token, body: someClient });
  return { params: { id: body.id } };
};

const someReferral = { caseName: 'Reading', referralDate: '2026-01-15', expirationDate: '2027-01-15' };
const someNote = { note: { html: '<p>Called the school.</p>', text: '' } };

const openCase: Make = async (hub, token) => {
  const { params } = await client(hub, token);
  const { body } = await call(hub, createCase, { token, body: { clientId: params.id, ...someReferral } });
  return { params: { id: body.id } };
};

const caseWith =
  (body: object): Make =>
  async (hub, token) => ({ ...(await openCase(hub, token)), body });

/** A note in a case of the owner. */
const noteWith =
  (sent?: object): Make =>
  async (hub, token) => {
    const { params } = await openCase(hub, token);
    const { body } = await call(hub, createCaseNote, { token, params, body: someNote });
    return { params: { ...params, noteId: body.id }, ...(sent && { body: sent }) };
  };

const changedClient: Make = async (hub, token) => ({
  ...(await client(hub, token)),
  body: { ...someClient, version: 1 },
});

/** A client of the owner, with one record under it. */
const recordOf =
  (create: AnyEndpoint, idName: string, created: object, sent?: object): Make =>
  async (hub, token) => {
    const { params } = await client(hub, token);
    const { body } = await call(hub, create, { token, params, body: created });
    return { params: { ...params, [idName]: body.id }, ...(sent && { body: sent }) };
  };

const recordCalls = (
  name: string,
  create: AnyEndpoint,
  idName: string,
  record: object,
): Record<string, Make> => {
  const path = `/core/api/clients/:id/${name}`;
  const read = recordOf(create, idName, record);
  return {
    [`GET ${path}`]: client,
    [`POST ${path}`]: async (hub, token) => ({ ...(await client(hub, token)), body: record }),
    [`GET ${path}/:${idName}`]: read,
    [`PUT ${path}/:${idName}`]: recordOf(create, idName, record, { ...record, version: 1 }),
    [`DELETE ${path}/:${idName}`]: read,
  };
};

/**
 * For each endpoint that names a record: a real one that belongs to practitioner@demo.test, or to their organization, with a
 * body that its owner could send. Nobody else may be told that it exists.
 */
export const foreignRecords: Record<string, Make> = {
  'GET /core/api/probe-notes/:id': async (hub, token) => {
    const { body } = await call(hub, createNote, { token, body: { text: 'not yours' } });
    return { params: { id: body.id } };
  },
  'PATCH /auth/api/management/users/:id/access': async ({ database }) => {
    const { id } = await database.system
      .selectFrom('accounts')
      .select('id')
      .where('status', '=', 'PendingOrgApproval')
      .executeTakeFirstOrThrow();
    return { params: { id }, query: '?approved=true' };
  },
  'DELETE /auth/api/users/sessions/:id': async (hub, token) => {
    const { body } = await call(hub, listSessions, { token });
    return { params: { id: body.items[0].id } };
  },
  'GET /core/api/clients/:id': client,
  'GET /core/api/clients/:id/record': client,
  'PUT /core/api/clients/:id': changedClient,
  'DELETE /core/api/clients/:id': client,
  'POST /core/api/clients/:id/restore': client,
  ...recordCalls('contacts', createContact, 'cid', someContact),
  ...recordCalls('education', educationEndpoints.create, 'eid', { schoolName: 'Lanternfield' }),
  ...recordCalls('demographic', demographicEndpoints.create, 'did', { numberOfSiblingsId: 2 }),
  ...recordCalls('comment', commentEndpoints.create, 'cid', { comment: 'Likes trains.' }),
  'GET /core/api/cases/:id': openCase,
  'PUT /core/api/cases/:id': caseWith({ ...someReferral, version: 1 }),
  'DELETE /core/api/cases/:id': openCase,
  'POST /core/api/cases/:id/restore': openCase,
  'PUT /core/api/cases/:id/update-status': caseWith({ status: 4 }),
  'GET /core/api/cases/:id/notes': openCase,
  'GET /core/api/cases/:id/notes/deleted': openCase,
  'POST /core/api/cases/:id/notes': caseWith(someNote),
  'PUT /core/api/cases/:id/notes/:noteId': noteWith({ ...someNote, version: 1 }),
  'DELETE /core/api/cases/:id/notes/:noteId': noteWith(),
  'POST /core/api/cases/:id/notes/:noteId/restore': noteWith(),
  'GET /core/api/cases/:id/notes/:noteId/history': noteWith(),
};
