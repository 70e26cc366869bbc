import {
  invite,
  joinOrganization,
  listInvitations,
  readInvitation,
  registerInvited,
  resendInvitation,
  withdrawInvitation,
} from '@hub/contract/auth/management/invitations';
import { readProfile } from '@hub/contract/auth/users/users';
import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { listClients } from '@hub/contract/core/clients/clients';
import { beforeAll, expect, test } from 'vitest';
import { credentials, newEmail, PASSWORD, somePerson, useAccountHub } from '../../../test/account-hub.ts';

// Registration is off; invitations still work.
const accounts = useAccountHub({ FEATURES: 'myOrg' });

let manager: string;
beforeAll(async () => {
  manager = await accounts.hub.signIn('manager@demo.test');
});

const inviteAll = (emails: unknown[], roleId: unknown = PRACTITIONER, token = manager) =>
  accounts.call(invite, { token, body: { emails, roleId } });

const readLink = (token: string) => accounts.call(readInvitation, { body: { token } });

/** The newest link to an address, once that many were sent. */
async function linkSentTo(email: string, times = 1): Promise<string> {
  const sent = () => accounts.mailsTo(email);
  await expect.poll(async () => (await sent()).length, { timeout: 15_000 }).toBe(times);
  const [newest] = await sent();
  return /\/register\/invited#token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
}

async function invited(email = newEmail(), roleId = PRACTITIONER) {
  const before = await accounts.mailsTo(email);
  const { body } = await inviteAll([email], roleId);
  return { email, id: body.items[0].id as string, link: await linkSentTo(email, before.length + 1) };
}

function registerBy(link: string, email: string, changes: object = {}) {
  const user = credentials(email, PASSWORD);
  const body = { token: link, ...somePerson, user, userConfirmation: user, ...changes };
  return accounts.call(registerInvited, { body });
}

const joinBy = (link: string, token: string) =>
  accounts.call(joinOrganization, { token, body: { token: link } });

const setStatus = async (email: string, status: 'Active' | 'Inactive' | 'Removed' | 'Denied') => {
  const { id } = await accounts.statusOf(email);
  await accounts.hub.database.system.updateTable('accounts').set({ status }).where('id', '=', id).execute();
};

/** Lets an invitation expire. */
const runOut = (email: string) =>
  accounts.hub.database.pool.query(
    "update invitations set expires_at = now() - interval '1 second' where email = $1",
    [email],
  );

const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('whoever registers by the link works at once, in the role that was given, and the link is used up', async () => {
  const { email, link } = await invited(newEmail(), ADMIN);
  const read = await readLink(link);
  expect(read.body).toEqual({
    organizationName: 'Lakeside Psychology Group',
    email,
    roleId: ADMIN,
    hasAccount: false,
  });
  const answer = await registerBy(link, email);
  expect([answer.status, answer.body]).toEqual([201, { id: expect.any(String), email }]);
  expect(await accounts.statusOf(email)).toMatchObject({ status: 'Active', roleId: ADMIN });
  const token = await accounts.hub.signIn(email, PASSWORD);
  expect((await accounts.call(listClients, { token })).status, 'the email counts as confirmed').toBe(200);
  expect(refusal(await readLink(link))).toEqual([410, 'invitation-over']);
  expect(refusal(await registerBy(link, email))).toEqual([410, 'invitation-over']);
});

test('of two who register by one link at once, one does', async () => {
  const { email, link } = await invited();
  const answers = await Promise.all([registerBy(link, email), registerBy(link, email)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
});

test('another email than the invited one is refused, in another spelling it is the same', async () => {
  const { email, link } = await invited();
  const other = await registerBy(link, newEmail());
  expect(other.body.errors).toEqual([{ path: 'email', message: 'This is not the email that was invited' }]);
  expect((await registerBy(link, email.toUpperCase())).status).toBe(201);
});

test('a wrong field is refused, and the link stays good', async () => {
  const { email, link } = await invited();
  const wrong = await registerBy(link, email, { firstName: ' ' });
  expect(wrong.body.errors).toEqual([{ path: 'firstName', message: 'This field is required' }]);
  expect((await readLink(link)).status).toBe(200);
});

test('each address that cannot be invited is named, and nobody is', async () => {
  const email = newEmail();
  const { body } = await inviteAll([email, 'practitioner@demo.test', 'no address', 'SECOND@demo.test']);
  expect(body.errors).toEqual([{ path: 'emails.2', message: 'Invalid email format' }]);
  const known = await inviteAll([email, 'practitioner@demo.test', 'SECOND@demo.test']);
  expect([known.status, known.body.errors]).toEqual([
    400,
    [
      { path: 'emails.1', message: 'Works here already' },
      { path: 'emails.2', message: 'Works here already' },
    ],
  ]);
  expect(await accounts.mailsTo(email)).toEqual([]);
});

test.each([
  ['none', []],
  ['too many', Array.from({ length: 51 }, newEmail)],
])('%s are refused', async (_, emails) => {
  expect((await inviteAll(emails)).status).toBe(400);
});

test.each([0, 3, '2', null])('the role %j is not given', async (roleId) => {
  expect((await inviteAll([newEmail()], roleId)).body.errors).toMatchObject([{ path: 'roleId' }]);
});

test('an address is invited once, however often it is named', async () => {
  const email = newEmail();
  const { body } = await inviteAll([email, email.toUpperCase()]);
  expect(body.items).toHaveLength(1);
  const again = await inviteAll([email], ADMIN);
  expect(again.body.items[0]).toMatchObject({ id: body.items[0].id, roleId: ADMIN });
});

test('open ones are listed with who sent them, the newest first', async () => {
  const { email, id } = await invited();
  const { body } = await accounts.call(listInvitations, { token: manager, query: '?pageSize=1' });
  expect(body).toMatchObject({ page: 1, pageSize: 1 });
  expect(body.items).toEqual([
    {
      id,
      email,
      roleId: PRACTITIONER,
      invitedByName: expect.stringMatching(/\w+ \w+/),
      sentAt: expect.any(String),
      expiresAt: expect.any(String),
      isExpired: false,
    },
  ]);
  await runOut(email);
  const later = await accounts.call(listInvitations, { token: manager, query: '?pageSize=100' });
  const expired = later.body.items.find((item: { id: string }) => item.id === id);
  expect(expired.isExpired).toBe(true);
});

test('a link that has run out is refused, and a new one is sent', async () => {
  const { email, id, link } = await invited();
  await runOut(email);
  expect(refusal(await readLink(link))).toEqual([410, 'invitation-over']);
  const again = await accounts.call(resendInvitation, { token: manager, params: { id } });
  expect(again.body).toMatchObject({ id, isExpired: false });
  const renewed = await linkSentTo(email, 2);
  expect(refusal(await readLink(link)), 'the former one stays dead').toEqual([410, 'invitation-over']);
  expect((await readLink(renewed)).status).toBe(200);
});

test('a link that was withdrawn is refused', async () => {
  const { id, link } = await invited();
  const withdraw = () => accounts.call(withdrawInvitation, { token: manager, params: { id } });
  expect((await withdraw()).status).toBe(204);
  expect(refusal(await readLink(link))).toEqual([410, 'invitation-over']);
  expect((await withdraw()).status).toBe(404);
  expect((await accounts.call(resendInvitation, { token: manager, params: { id } })).status).toBe(404);
});

test('whoever has an account elsewhere signs in to join, and works there from then on', async () => {
  const email = 'school@demo.test';
  const { link } = await invited(email, ADMIN);
  expect((await readLink(link)).body.hasAccount).toBe(true);
  expect(refusal(await registerBy(link, email))).toEqual([409, 'sign-in-first']);

  const token = await accounts.hub.signIn(email);
  const joined = await joinBy(link, token);
  expect(joined.body).toMatchObject({ organizationName: 'Lakeside Psychology Group' });
  const { body } = await accounts.call(readProfile, { token });
  expect(body.organizationAccounts).toMatchObject([
    { organizationName: 'Lakeside Psychology Group', roleId: ADMIN },
    { organizationName: 'Riverbend School District' },
  ]);
  const next = await accounts.call(readProfile, { token: await accounts.hub.signIn(email) });
  expect(next.body.organizationAccounts[0].organizationName, 'also after the next sign-in').toBe(
    'Lakeside Psychology Group',
  );
  expect(refusal(await joinBy(link, token))).toEqual([410, 'invitation-over']);
});

test("somebody else's invitation is not taken up, and stays", async () => {
  const { link } = await invited();
  const token = await accounts.hub.signIn('individual@demo.test');
  expect(refusal(await joinBy(link, token))).toEqual([403, 'other-email']);
  expect((await readLink(link)).status).toBe(200);
});

test('whoever no organization lets in any more registers again, with a new password', async () => {
  const { email, link: first } = await invited();
  await registerBy(first, email);
  await setStatus(email, 'Removed');
  const { link } = await invited(email, ADMIN);
  expect((await readLink(link)).body.hasAccount).toBe(false);
  const user = credentials(email, 'Silver-Harbor-27');
  expect((await registerBy(link, email, { user, userConfirmation: user })).status).toBe(201);
  expect(await accounts.statusOf(email)).toMatchObject({ status: 'Active', roleId: ADMIN });
  expect(await accounts.hub.signIn(email, 'Silver-Harbor-27')).toBeTruthy();
});

test('a deactivated account is enabled and not invited; who was deactivated since stays out', async () => {
  const { email, link: first } = await invited();
  await registerBy(first, email);
  await setStatus(email, 'Denied');
  const { link } = await invited(email);
  await setStatus(email, 'Inactive');
  expect((await inviteAll([email])).body.errors[0].message).toBe(
    'Is deactivated here. Enable the account instead',
  );
  expect(refusal(await registerBy(link, email))).toEqual([410, 'invitation-over']);
});

test('nobody is invited to an organization of one person', async () => {
  const token = await accounts.hub.signIn('individual@demo.test');
  expect(refusal(await inviteAll([newEmail()], PRACTITIONER, token))).toEqual([409, 'works-alone']);
});

test('the secret of a link is neither in the database nor in a log', async () => {
  const { link } = await invited();
  await readLink(link);
  const { rows } = await accounts.hub.database.pool.query('select * from invitations');
  expect(JSON.stringify(rows)).not.toContain(link);
  expect(accounts.hub.log.join()).not.toContain(link);
});
