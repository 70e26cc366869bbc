import { approveMembers, decideAccess } from '@hub/contract/auth/management/members';
import { listClients } from '@hub/contract/core/clients/clients';
import { expect, test } from 'vitest';
import { newEmail, PASSWORD, useAccountHub } from '../../test/account-hub.ts';
import { auditOf } from '../../test/audit-of.ts';

const accounts = useAccountHub();

/** A user who asks to join the organization of a manager. */
async function asked(known?: Awaited<ReturnType<typeof accounts.newManager>>) {
  const manager = known ?? (await accounts.newManager());
  const email = newEmail();
  await accounts.signUp({ email, organizationId: manager.organizationId });
  await accounts.confirm(email);
  const { id } = await accounts.statusOf(email);
  const decide = (approved: unknown, token = manager.token) =>
    accounts.call(decideAccess, { token, params: { id }, query: `?approved=${approved}` });
  return { id, email, manager, decide };
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

test('many are approved at once: of those that are named, all that still wait', async () => {
  const { email, id, manager, decide } = await asked();
  const others = [await asked(manager), await asked(manager)];
  const [second, denied] = others;
  await denied?.decide(false);
  const elsewhere = await asked();
  const accountIds = [id, ...others.map((other) => other.id), elsewhere.id, crypto.randomUUID()];
  const approve = (token = manager.token) => accounts.call(approveMembers, { token, body: { accountIds } });
  const answer = await approve();
  expect(answer.body.approvedIds.sort()).toEqual([id, second?.id].sort());
  expect(await auditOf(accounts.hub, answer)).toEqual([
    { action: 'decide access', record: 'account', record_ids: answer.body.approvedIds },
  ]);
  const statusOf = async (person: { email: string } | undefined) =>
    (await accounts.statusOf(person?.email ?? '')).status;
  expect(await statusOf({ email })).toBe('Active');
  expect(await statusOf(second)).toBe('Active');
  expect(await statusOf(denied)).toBe('Denied');
  expect(await statusOf(elsewhere)).toBe('PendingOrgApproval');
  await accounts.mailTo(email, /was approved$/);
  expect((await approve()).body.approvedIds).toEqual([]);
  expect((await decide(true)).body.code).toBe('approval-decided');
  const asMember = await approve(await accounts.hub.signIn(email, PASSWORD));
  expect([asMember.status, asMember.body.code]).toEqual([403, 'role-not-allowed']);
});

test.each([[], ['one'], Array.from({ length: 101 }, () => crypto.randomUUID())])(
  'a wrong list of accounts is refused',
  async (...accountIds) => {
    const { token } = await accounts.newManager();
    expect((await accounts.call(approveMembers, { token, body: { accountIds } })).status).toBe(400);
  },
);

test('a manager of another organization cannot', async () => {
  const { email, decide } = await asked();
  expect((await decide(true, await accounts.hub.signIn('manager@demo.test'))).status).toBe(404);
  expect((await accounts.statusOf(email)).status).toBe('PendingOrgApproval');
});

test.each(['', 'yes', '1'])('approved=%s is refused', async (approved) => {
  const { decide } = await asked();
  expect((await decide(approved)).status).toBe(400);
});
