import { transferClients } from '@hub/contract/auth/management/member-clients';
import { deactivateMember, enableMember, readMember } from '@hub/contract/auth/management/members';
import {
  closeCases,
  createCase,
  deleteCase,
  readCase,
  restoreCase,
  updateCaseStatus,
} from '@hub/contract/core/cases/cases';
import { createClient, deleteClient, readClient, restoreClient } from '@hub/contract/core/clients/clients';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { referral } from '../../test/case-hub.ts';
import { imogen } from '../../test/client-hub.ts';
import { findDemoAccount } from '../../test/ledger.ts';
import { startTestHub, type TestHub } from '../../test/test-hub.ts';
import type { Scope } from '../db/request-scope.ts';
import type { LifecycleHooks } from './lifecycle.ts';

let hub: TestHub;
let token: string;
let happened: [string, unknown][] = [];
let isFailing = false;

const keep =
  (name: string) =>
  async (_scope: Scope, event: unknown): Promise<void> => {
    happened.push([name, event]);
    if (isFailing) throw new Error('failed on purpose');
  };

const keepRestored = (name: string) => async (scope: Scope, event: unknown) => {
  await keep(name)(scope, event);
  return [];
};

const moreHooks: LifecycleHooks = {
  accountEnded: keep('account ended'),
  accountDeactivated: keep('account deactivated'),
  clientsTransferred: keep('clients transferred'),
  clientsDeleted: keep('clients deleted'),
  clientsRestored: keepRestored('clients restored'),
  casesClosed: keep('cases closed'),
  casesReopened: keep('cases reopened'),
  casesDeleted: keep('cases deleted'),
  casesRestored: keepRestored('cases restored'),
};

beforeAll(async () => {
  hub = await startTestHub({ moreHooks });
  token = await hub.signIn('manager@demo.test');
});
afterAll(() => hub.close());

const send = (endpoint: AnyEndpoint, sent: object = {}) => call(hub, endpoint, { token, ...sent });

const accountOf = async (email: string) => (await findDemoAccount(hub.database.system, email)).accountId;

async function newCase() {
  const client = await send(createClient, { body: imogen });
  const opened = await send(createCase, { body: { clientId: client.body.id, ...referral } });
  happened = [];
  return { clientId: client.body.id as string, caseId: opened.body.id as string };
}

test('features above are told what happens to clients and cases', async () => {
  const { clientId, caseId } = await newCase();
  const other = await newCase();
  const params = { id: caseId };
  await send(updateCaseStatus, { params, body: { status: 4 } });
  await send(updateCaseStatus, { params, body: { status: 1 } });
  await send(deleteCase, { params });
  await send(restoreCase, { params });
  await send(closeCases, { body: { caseIds: [caseId, other.caseId] } });
  await send(deleteClient, { params: { id: clientId } });
  await send(restoreClient, { params: { id: clientId } });
  expect(happened).toEqual([
    ['cases closed', { caseIds: [caseId], withdrawOpen: false }],
    ['cases reopened', { caseIds: [caseId] }],
    ['cases deleted', { caseIds: [caseId] }],
    ['cases restored', { caseIds: [caseId] }],
    ['cases closed', { caseIds: [caseId, other.caseId].sort(), withdrawOpen: false }],
    ['clients deleted', { clientIds: [clientId] }],
    ['clients restored', { clientIds: [clientId] }],
  ]);
});

test('features above are told who ends and who gets whose clients', async () => {
  const { clientId } = await newCase();
  const [from, to] = [await accountOf('manager@demo.test'), await accountOf('second@demo.test')];
  const clientIds = [clientId];
  await send(transferClients, { params: { id: from }, body: { toAccountId: to, clientIds } });
  await send(deactivateMember, { params: { id: to } });
  await send(enableMember, { params: { id: to } });
  expect(happened).toEqual([
    ['clients transferred', { clientIds, fromAccountId: from, toAccountId: to }],
    ['account deactivated', { accountId: to }],
    ['account ended', { accountId: to }],
  ]);
});

test('a hook that fails takes the change back', async () => {
  const { clientId, caseId } = await newCase();
  const second = await accountOf('second@demo.test');
  const own = await accountOf('manager@demo.test');
  isFailing = true;
  const answers = [
    await send(deactivateMember, { params: { id: second } }),
    await send(transferClients, { params: { id: own }, body: { toAccountId: second } }),
    await send(deleteClient, { params: { id: clientId } }),
    await send(deleteCase, { params: { id: caseId } }),
    await send(updateCaseStatus, { params: { id: caseId }, body: { status: 4 } }),
  ];
  isFailing = false;
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect((await send(readMember, { params: { id: second } })).body.status).toBe('Active');
  expect((await send(readClient, { params: { id: clientId } })).status).toBe(200);
  expect((await send(readCase, { params: { id: caseId } })).body.status).toBe(1);
});

test('nothing is told of a change that was refused', async () => {
  const { caseId } = await newCase();
  await send(updateCaseStatus, { params: { id: caseId }, body: { status: 3 } });
  await send(closeCases, { body: { caseIds: [caseId, crypto.randomUUID()] } });
  await send(deleteClient, { params: { id: crypto.randomUUID() } });
  expect(happened).toEqual([]);
});
