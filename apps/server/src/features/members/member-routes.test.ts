import {
  changeRole,
  deactivateMember,
  enableMember,
  listMembers,
  readMember,
  readMemberPicture,
  removeMember,
} from '@hub/contract/auth/management/members';
import { readProfile, refreshTokens, signIn } from '@hub/contract/auth/users/users';
import { ADMIN, PRACTITIONER, SUPPORT } from '@hub/contract/catalogs/roles';
import { deleteClient } from '@hub/contract/core/clients/clients';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/client-hub.ts';
import { useMemberHub } from '../../../test/member-hub.ts';
import { basic } from '../../../test/test-hub.ts';
import { DEMO_PASSWORD } from '../../demo/demo-data.ts';

const hub = useMemberHub();
const byId = (id: string) => ({ params: { id } });
const setRole = (id: string, roleId: number) => hub.call(changeRole, { ...byId(id), body: { roleId } });

describe('reading somebody', () => {
  test('tells who they are and what is theirs', async () => {
    const { id, email } = await hub.add({ firstName: 'Ida', specialization: 2 });
    const token = await hub.hub.signIn(email);
    const [, deleted] = [await hub.addClient(token), await hub.addClient(token)];
    await hub.callAs(token, deleteClient, byId(deleted));
    const answer = await hub.call(readMember, byId(id));
    expect(answer.body).toMatchObject({
      id,
      firstName: 'Ida',
      email,
      status: 'Active',
      roleId: PRACTITIONER,
      professionalSpecializationId: 2,
      clients: 1,
      deletedClients: 1,
      openCases: 0,
      isOwn: false,
      isLastManager: false,
      licensed: false,
      highestDegreeId: null,
      businessPhone: '',
    });
    expect(await hub.auditOf(answer)).toEqual([{ action: 'read', record: 'account', record_ids: [id] }]);
  });

  test('tells a manager of themselves, and whether there is no other', async () => {
    const alone = await hub.addOrganization();
    const read = () => hub.callAs(alone.token, readMember, byId(alone.manager.id));
    expect((await read()).body).toMatchObject({ isOwn: true, isLastManager: true });
    const { organizationId } = alone.manager;
    await hub.add({ organizationId, roleId: ADMIN, status: 'Inactive' });
    expect((await read()).body.isLastManager).toBe(true);
    await hub.add({ organizationId, roleId: ADMIN });
    expect((await read()).body.isLastManager).toBe(false);
  });

  test('tells of no one elsewhere', async () => {
    const elsewhere = await hub.addOrganization();
    expect(refusal(await hub.call(readMember, byId(elsewhere.manager.id)))).toEqual([404, 'not-found']);
  });

  test('shows the picture where there is one', async () => {
    const { id, email } = await hub.add();
    expect(refusal(await hub.call(readMemberPicture, byId(id)))).toEqual([404, 'not-found']);
    await hub.hub.database.pool.query(
      "insert into user_pictures (user_id, version, small, large) select id, 'abc', 's', 'l' from users where email = $1",
      [email],
    );
    const { body } = await hub.call(readMember, byId(id));
    expect(body.picture).toBe(`/auth/api/management/users/${id}/picture?version=abc`);
    const picture = await hub.call(readMemberPicture, { ...byId(id), query: '?size=small' });
    expect([picture.status, picture.headers.get('content-type'), picture.body]).toEqual([
      200,
      'image/webp',
      's',
    ]);
    const elsewhere = await hub.addOrganization();
    expect((await hub.callAs(elsewhere.token, readMemberPicture, byId(id))).status).toBe(404);
  });
});

describe('a role', () => {
  test('holds from the next call of a running session on, both ways', async () => {
    const { id, email } = await hub.add();
    const token = await hub.hub.signIn(email);
    expect((await hub.callAs(token, listMembers)).status).toBe(403);
    const answer = await setRole(id, ADMIN);
    expect(answer.body).toMatchObject({ id, roleId: ADMIN });
    expect(await hub.auditOf(answer)).toEqual([
      { action: 'change role', record: 'account', record_ids: [id] },
    ]);
    expect((await hub.callAs(token, listMembers)).status).toBe(200);
    expect((await setRole(id, PRACTITIONER)).status).toBe(200);
    expect((await hub.callAs(token, listMembers)).status).toBe(403);
  });

  test('that somebody has already stays', async () => {
    const { id } = await hub.add();
    expect((await setRole(id, PRACTITIONER)).body.roleId).toBe(PRACTITIONER);
  });

  test('of the last manager cannot be taken, also by themselves', async () => {
    const alone = await hub.addOrganization();
    const step = { ...byId(alone.manager.id), body: { roleId: PRACTITIONER } };
    expect(refusal(await hub.callAs(alone.token, changeRole, step))).toEqual([409, 'last-manager']);
    await hub.add({ organizationId: alone.manager.organizationId, roleId: ADMIN });
    expect((await hub.callAs(alone.token, changeRole, step)).body.roleId).toBe(PRACTITIONER);
    expect((await hub.callAs(alone.token, listMembers)).status).toBe(403);
  });

  test.each([SUPPORT, 0, 4, '2', null])('%s is not one that a manager gives', async (roleId) => {
    const { id } = await hub.add();
    expect((await hub.call(changeRole, { ...byId(id), body: { roleId } })).status).toBe(400);
  });

  test('of Support is not changed', async () => {
    const { id } = await hub.add({ roleId: SUPPORT });
    expect(refusal(await setRole(id, ADMIN))).toEqual([409, 'wrong-status']);
  });

  test.each(['Removed', 'Denied', 'PendingOrgApproval', 'PendingEmailConfirmation'] as const)(
    'of somebody who is %s is not changed',
    async (status) => {
      const { id } = await hub.add({ status });
      expect(refusal(await setRole(id, ADMIN))).toEqual([409, 'wrong-status']);
      expect((await hub.accountOf(id)).roleId).toBe(PRACTITIONER);
    },
  );
});

const endings = [
  ['deactivated', deactivateMember, 'Inactive'],
  ['removed', removeMember, 'Removed'],
] as const;

describe.each(endings)('somebody who is %s', (_, ending, status) => {
  test('is out at once, in every session, and cannot sign in', async () => {
    const { id, email } = await hub.add();
    const { body } = await hub.call(signIn, { headers: { authorization: basic(email, DEMO_PASSWORD) } });
    const { access_token: first, refresh_token: refreshToken } = body;
    const second = await hub.hub.signIn(email);
    const answer = await hub.call(ending, byId(id));
    expect([200, 204]).toContain(answer.status);
    expect((await hub.accountOf(id)).status).toBe(status);
    for (const token of [first, second]) expect((await hub.callAs(token, readProfile)).status).toBe(401);
    const refreshed = await hub.call(refreshTokens, {
      headers: { authorization: basic('hub-web', '') },
      body: { refreshToken },
    });
    expect(refreshed.status).toBe(401);
    await expect(hub.hub.signIn(email)).rejects.toThrow(
      status === 'Inactive' ? 'account-deactivated' : 'account-removed',
    );
    const entries = await hub.auditOf(answer);
    expect(entries.filter(({ record }) => record === 'session')).toHaveLength(2);
    expect(entries.filter(({ record }) => record === 'account')).toEqual([
      { action: ending.audit?.action, record: 'account', record_ids: [id] },
    ]);
  });

  test('comes back in the role they had, and signs in anew', async () => {
    const { id, email } = await hub.add({ roleId: ADMIN });
    const token = await hub.hub.signIn(email);
    await hub.call(ending, byId(id));
    const answer = await hub.call(enableMember, byId(id));
    expect(answer.body).toMatchObject({ status: 'Active', roleId: ADMIN });
    expect(await hub.auditOf(answer)).toEqual([{ action: 'enable', record: 'account', record_ids: [id] }]);
    expect((await hub.callAs(token, readProfile)).status, 'what was ended stays ended').toBe(401);
    expect((await hub.callAs(await hub.hub.signIn(email), listMembers)).status).toBe(200);
  });

  test('is not the caller', async () => {
    await hub.add({ roleId: ADMIN });
    expect(refusal(await hub.call(ending, byId(hub.manager.id)))).toEqual([409, 'own-account']);
  });

  test('is of the organization', async () => {
    const elsewhere = await hub.addOrganization();
    expect(refusal(await hub.call(ending, byId(elsewhere.manager.id)))).toEqual([404, 'not-found']);
    expect((await hub.accountOf(elsewhere.manager.id)).status).toBe('Active');
  });

  test.each([status, 'Denied', 'PendingOrgApproval', 'PendingEmailConfirmation'] as const)(
    'was not %s before',
    async (before) => {
      const { id } = await hub.add({ status: before });
      expect(refusal(await hub.call(ending, byId(id)))).toEqual([409, 'wrong-status']);
      expect((await hub.accountOf(id)).status).toBe(before);
    },
  );
});

test('who was deactivated can be removed', async () => {
  const { id } = await hub.add({ status: 'Inactive' });
  expect((await hub.call(removeMember, byId(id))).status).toBe(204);
  expect((await hub.call(deactivateMember, byId(id))).body.code).toBe('wrong-status');
});

test('who has clients is not removed, also when all of them are deleted, and works on', async () => {
  const { id, email } = await hub.add();
  const token = await hub.hub.signIn(email);
  const clientId = await hub.addClient(token);
  expect(refusal(await hub.call(removeMember, byId(id)))).toEqual([409, 'has-clients']);
  await hub.callAs(token, deleteClient, byId(clientId));
  expect(refusal(await hub.call(removeMember, byId(id)))).toEqual([409, 'has-clients']);
  expect((await hub.callAs(token, readProfile)).status).toBe(200);
  await hub.hub.database.pool.query(
    "update clients set deleted_at = now() - interval '31 days' where id = $1",
    [clientId],
  );
  expect((await hub.call(removeMember, byId(id))).status).toBe(204);
});

test('who has clients can be deactivated, and keeps them', async () => {
  const { id, email } = await hub.add();
  await hub.addClient(await hub.hub.signIn(email));
  expect((await hub.call(deactivateMember, byId(id))).body).toMatchObject({ status: 'Inactive', clients: 1 });
});

test.each(['Active', 'Denied', 'PendingOrgApproval', 'PendingEmailConfirmation'] as const)(
  'who is %s cannot be enabled',
  async (status) => {
    const { id } = await hub.add({ status });
    expect(refusal(await hub.call(enableMember, byId(id)))).toEqual([409, 'wrong-status']);
  },
);

test('practitioners change nothing of anybody', async () => {
  const [{ id }, { email }] = [await hub.add(), await hub.add()];
  const token = await hub.hub.signIn(email);
  for (const endpoint of [readMember, deactivateMember, enableMember, removeMember]) {
    expect(refusal(await hub.callAs(token, endpoint, byId(id)))).toEqual([403, 'role-not-allowed']);
  }
  const raised = { ...byId(id), body: { roleId: ADMIN } };
  expect(refusal(await hub.callAs(token, changeRole, raised))).toEqual([403, 'role-not-allowed']);
});
