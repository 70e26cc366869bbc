import { decideAccess } from '@hub/contract/auth/management/members';
import { listClients } from '@hub/contract/core/clients/clients';
import { expect, test } from 'vitest';
import { newEmail, PASSWORD, useAccountHub } from '../../test/account-hub.ts';

const accounts = useAccountHub();

/** Somebody who asks to join the organization of a manager. */
async function asked() {
  const manager = await accounts.newManager();
  const email = newEmail();
  await accounts.signUp({ email, organizationId: manager.organizationId });
  await accounts.confirm(email);
  const { id } = await accounts.statusOf(email);
  const decide = (approved: unknown, token = manager.token) =>
    accounts.call(decideAccess, { token, params: { id }, query: `?approved=${approved}` });
  return { email, manager, decide };
}

test('an approved member can begin, and is told', async () => {
  const { email, decide } = await asked();
  expect((await decide(true)).status).toBe(204);
  expect((await accounts.statusOf(email)).status).toBe('Active');
  await accounts.mailTo(email, /was approved$/);
  const token = await accounts.hub.signIn(email, PASSWORD);
  expect((await accounts.call(listClients, { token })).status).toBe(200);
});

test('a denied one is told why nothing opens, and can be approved after all', async () => {
  const { email, decide } = await asked();
  expect((await decide(false)).status).toBe(204);
  await accounts.mailTo(email, /was denied$/);
  await expect(accounts.hub.signIn(email, PASSWORD)).rejects.toThrow('access-denied');
  expect((await decide(false)).body.code).toBe('approval-decided');
  expect((await decide(true)).status).toBe(204);
  expect(await accounts.hub.signIn(email, PASSWORD)).toBeTruthy();
});

test('what was approved is not decided again', async () => {
  const { decide } = await asked();
  await decide(true);
  for (const approved of [true, false]) {
    const answer = await decide(approved);
    expect([answer.status, answer.body.code]).toEqual([409, 'approval-decided']);
  }
});

test('of two managers who decide at once, one does', async () => {
  const { decide } = await asked();
  const answers = await Promise.all([decide(true), decide(true), decide(true)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
});

test('a manager of another organization cannot', async () => {
  const { email, decide } = await asked();
  expect((await decide(true, await accounts.hub.signIn('manager@demo.test'))).status).toBe(404);
  expect((await accounts.statusOf(email)).status).toBe('PendingOrgApproval');
});

test.each(['', 'yes', '1'])('approved=%s is refused', async (approved) => {
  const { decide } = await asked();
  expect((await decide(approved)).status).toBe(400);
});
