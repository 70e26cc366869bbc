import { listOrganizations } from '@hub/contract/auth/organizations/organizations';
import { changeEmail, confirmEmail } from '@hub/contract/auth/users/email';
import { readNewcomer } from '@hub/contract/auth/users/newcomer';
import { changePassword, forgotPassword } from '@hub/contract/auth/users/password';
import { endSession, listSessions } from '@hub/contract/auth/users/sessions';
import { beginTwoFactor } from '@hub/contract/auth/users/two-factor';
import { readProfile, refreshTokens, signIn, signOut } from '@hub/contract/auth/users/users';
import { listCases } from '@hub/contract/core/cases/cases';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { newEmail, useAccountHub } from '../../../test/account-hub.ts';
import {
  AUDIENCE,
  type Claims,
  type SigningKey,
  startOutsideProvider,
} from '../../../test/outside-provider.ts';
import { basic } from '../../../test/test-hub.ts';

const TEMPORARY_PASSWORD = 'Aa1-aaaa';

const provider = await startOutsideProvider();
// The provider is not available while the hub starts.
await provider.stop();
const accounts = useAccountHub({ OIDC_AUTHORITY: provider.issuer, OIDC_CLIENT_ID: AUDIENCE });
afterAll(() => provider.stop());
afterEach(() => {
  vi.useRealTimers();
});

const profileOf = (token: string) => accounts.call(readProfile, { token });
const answerTo = async (token: string) => {
  const { status, body } = await profileOf(token);
  return status === 200 ? status : [status, body.code];
};
const NOT_SIGNED_IN = [401, 'not-signed-in'];
const NOT_REGISTERED = [403, 'not-registered'];

/** A user of the provider who has registered here. */
async function newcomerWhoRegistered() {
  const who = { sub: crypto.randomUUID(), email: newEmail() };
  const signInThere = (more: Claims = {}) => provider.token({ claims: { ...who, ...more } });
  const token = await signInThere();
  const organizationId = await accounts.newOrganization();
  const { email } = who;
  await accounts.signUp({ email, password: TEMPORARY_PASSWORD, organizationId, token });
  return { ...who, token, signInThere };
}

/** A member with a confirmed email. */
async function newMember() {
  const member = await newcomerWhoRegistered();
  const ofMember = 'id = (select user_id from linked_identities where subject = $1)';
  const { pool } = accounts.hub.database;
  await pool.query(`update users set email_confirmed_at = now() where ${ofMember}`, [member.sub]);
  await pool.query(`update accounts set status = 'Active' where user_${ofMember}`, [member.sub]);
  expect(await answerTo(member.token)).toBe(200);
  return member;
}

const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

test('while the provider is away nobody is taken for a stranger, and once it is back all is well', async () => {
  const token = await provider.token();
  const away = await profileOf(token);
  expect([away.status, away.body.code, away.headers.get('retry-after')]).toEqual([503, 'provider-away', '5']);
  await provider.start('https://another.test');
  expect(await answerTo(token), 'it speaks for somebody else').toEqual([503, 'provider-away']);
  await provider.stop();
  await provider.start();
  expect(await answerTo(token)).toEqual(NOT_REGISTERED);
});

test('whom the provider knows and the hub does not is led to the registration by the code of every call', async () => {
  const claims = { email: newEmail(), given_name: 'Wilma', family_name: 'Thornbury' };
  const token = await provider.token({ claims });
  for (const endpoint of [readProfile, listSessions, listCases]) {
    const answer = await accounts.call(endpoint, { token });
    expect([answer.status, answer.body.code], endpoint.path).toEqual(NOT_REGISTERED);
  }
  expect((await accounts.call(listOrganizations, { token })).status).toBe(200);
  const newcomer = await accounts.call(readNewcomer, { token });
  expect(newcomer.body).toEqual({
    email: claims.email,
    firstName: 'Wilma',
    lastName: 'Thornbury',
    provider: new URL(provider.issuer).host,
  });
});

test('whoever registers confirms the address with the code of a mail, and is in', async () => {
  const { email, token } = await newcomerWhoRegistered();
  const registered = await profileOf(token);
  expect([registered.status, registered.body.status]).toEqual([200, 'PendingEmailConfirmation']);
  expect((await accounts.call(listCases, { token })).body.code).toBe('email-not-confirmed');
  const code = await accounts.codeSentTo(email);
  await accounts.call(confirmEmail, { token, body: { code, accessToken: token } });
  expect((await profileOf(token)).body).toMatchObject({ email, status: 'Active', signsInElsewhere: true });
  expect((await accounts.call(listCases, { token })).status).toBe(200);
});

test('who has registered is known by issuer and subject, whatever the provider tells of the email', async () => {
  const { sub, email, signInThere } = await newMember();
  const moved = await signInThere({ email: newEmail(), email_verified: false });
  expect((await profileOf(moved)).body.email).toBe(email);
  expect(await answerTo(await signInThere({ email: undefined }))).toBe(200);
  expect(await answerTo(await provider.token({ claims: { email } }))).toEqual(NOT_REGISTERED);
  await accounts.hub.database.pool.query('update linked_identities set issuer = $1 where subject = $2', [
    'https://another.test',
    sub,
  ]);
  expect(await answerTo(await signInThere())).toEqual(NOT_REGISTERED);
});

test('an account of the hub is never taken over by its email', async () => {
  const email = 'manager@demo.test';
  const token = await provider.token({ claims: { email } });
  expect(await answerTo(token)).toEqual(NOT_REGISTERED);
  const organizationId = await accounts.newOrganization();
  const taken = await accounts.signUp({ email, password: TEMPORARY_PASSWORD, organizationId, token });
  expect([taken.status, taken.body.code]).toEqual([409, 'user-exists']);
  expect(await answerTo(token)).toEqual(NOT_REGISTERED);
});

test('one sign-in at the provider is one session, however many calls and tokens', async () => {
  const { sub, signInThere } = await newMember();
  const sid = crypto.randomUUID();
  const tokens = await Promise.all([1, 2, 3, 4].map((jti) => signInThere({ sid, jti: String(jti) })));
  expect(await Promise.all([...tokens, ...tokens].map(answerTo))).toEqual(Array(8).fill(200));
  const { rows } = await accounts.hub.database.pool.query(
    `select count(*)::integer as n from sessions join linked_identities using (user_id) where subject = $1`,
    [sub],
  );
  // The other entry is that of the registration.
  expect(rows).toEqual([{ n: 2 }]);
});

test('without a name for the session the time of the sign-in is one, of each person for themselves', async () => {
  const [one, other] = await Promise.all([newMember(), newMember()]);
  const without = { sid: undefined, auth_time: 1_700_000_000 };
  const [first, second] = [await one.signInThere(without), await other.signInThere(without)];
  expect((await profileOf(first)).body.email).toBe(one.email);
  expect((await profileOf(second)).body.email).toBe(other.email);
});

test('a session that was signed out stays so for every token of the same sign-in', async () => {
  const { signInThere } = await newMember();
  const sid = crypto.randomUUID();
  const token = await signInThere({ sid });
  expect(await answerTo(token)).toBe(200);
  expect((await accounts.call(signOut, { body: { accessToken: token } })).status).toBe(204);
  expect(await answerTo(token)).toEqual(NOT_SIGNED_IN);
  expect(await answerTo(await signInThere({ sid, auth_time: 1_700_000_000 }))).toEqual(NOT_SIGNED_IN);
  expect(await answerTo(await signInThere())).toBe(200);
});

test('a session that is ended from another device stays so as well', async () => {
  const { signInThere } = await newMember();
  const [phone, desk] = [crypto.randomUUID(), crypto.randomUUID()];
  const lost = await signInThere({ sid: phone });
  expect(await answerTo(lost)).toBe(200);
  const token = await signInThere({ sid: desk });
  const { body } = await accounts.call(listSessions, { token });
  const others = body.items.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  for (const { id } of others) await accounts.call(endSession, { token, params: { id } });
  expect(await answerTo(lost)).toEqual(NOT_SIGNED_IN);
  expect(await answerTo(await signInThere({ sid: phone, jti: 'renewed' }))).toEqual(NOT_SIGNED_IN);
  expect(await answerTo(token)).toBe(200);
});

test('whoever may not come in is refused at once, and told why at the next sign-in', async () => {
  const { email, token, signInThere } = await newMember();
  const { id } = await accounts.statusOf(email);
  const refusals = [
    ['PendingOrgApproval', 'approval-pending'],
    ['Denied', 'access-denied'],
    ['Inactive', 'account-deactivated'],
    ['Removed', 'account-removed'],
  ] as const;
  for (const [status, code] of refusals) {
    await accounts.hub.database.system.updateTable('accounts').set({ status }).where('id', '=', id).execute();
    expect(await answerTo(token), status).toEqual(NOT_SIGNED_IN);
    expect(await answerTo(await signInThere()), status).toEqual([403, code]);
  }
});

const now = () => Math.floor(Date.now() / 1000);

test.each([
  ['another audience', () => provider.token({ claims: { aud: 'another-client' } })],
  ['no audience', () => provider.token({ claims: { aud: undefined } })],
  ['another issuer', () => provider.token({ claims: { iss: 'https://another.test' } })],
  ['an end that is past', () => provider.token({ claims: { exp: now() - 60 } })],
  ['no end', () => provider.token({ claims: { exp: undefined } })],
  ['a beginning that is to come', () => provider.token({ claims: { nbf: now() + 60 } })],
  ['no subject', () => provider.token({ claims: { sub: undefined } })],
  ['an empty subject', () => provider.token({ claims: { sub: '' } })],
  ['nothing that names the sign-in', () => provider.token({ claims: { sid: undefined } })],
  ['the type of an id token', () => provider.token({ header: { typ: 'JWT' }, claims: { nonce: 'n' } })],
  ['no type', () => provider.token({ header: { typ: undefined } })],
  ['the type of a logout token', () => provider.token({ header: { typ: 'logout+jwt' } })],
  ['a key that the provider never had', () => provider.token({ header: { kid: crypto.randomUUID() } })],
  ["another key under the name of the provider's", async () => forged(await provider.foreignKey())],
  ['another algorithm', async () => forged(await provider.foreignKey('RS256'))],
  ["the provider's public key as the secret", () => forged(provider.publicKeyAsSecret())],
  ['no signature', async () => (await provider.token()).replace(/[^.]*$/, '')],
  ['the algorithm none', async () => unsigned(await provider.token())],
  ['nothing to read', async () => 'opaque-0123456789'],
])('a token with %s is refused', async (_, make) => {
  expect(await answerTo(await make())).toEqual(NOT_SIGNED_IN);
});

const forged = (key: SigningKey) => provider.token({ key });
const unsigned = (token: string) =>
  `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')}.${token.split('.')[1]}.`;

test('an access token of a provider that gives it no type is known by its scope', async () => {
  const header = { typ: 'JWT' };
  for (const claims of [{ scope: 'openid email' }, { scp: ['openid'] }]) {
    expect(await answerTo(await provider.token({ header, claims }))).toEqual(NOT_REGISTERED);
  }
});

test('new keys of the provider are taken up, and made-up ones are not looked for again and again', async () => {
  const { token, signInThere } = await newMember();
  later(11_000);
  await provider.rotate();
  expect(await answerTo(await signInThere())).toBe(200);
  expect(await answerTo(token)).toBe(200);
  const before = provider.asked.keys;
  const madeUp = await Promise.all(
    Array.from({ length: 20 }, () => provider.token({ header: { kid: crypto.randomUUID() } })),
  );
  expect(await Promise.all(madeUp.map(answerTo))).toEqual(Array(20).fill(NOT_SIGNED_IN));
  expect(provider.asked.keys).toBe(before);

  later(11_000);
  await provider.stop();
  const unknown = await provider.token({ header: { kid: crypto.randomUUID() } });
  expect(await answerTo(unknown)).toEqual([503, 'provider-away']);
  expect(await answerTo(await signInThere())).toBe(200);
  await provider.start();
  expect(await answerTo(unknown)).toEqual(NOT_SIGNED_IN);
});

test('keys that the provider has moved elsewhere are found within the hour, and not missed before', async () => {
  const { signInThere } = await newMember();
  provider.moveKeys();
  expect(await answerTo(await signInThere())).toBe(200);
  later(61 * 60_000);
  expect(await answerTo(await signInThere())).toBe(200);
});

test('a token without an email is asked about at userinfo', async () => {
  const sub = crypto.randomUUID();
  const token = await provider.token({ claims: { sub, email: undefined } });
  const email = newEmail();
  provider.setUserinfo(token, { sub, email, email_verified: true });
  expect(await answerTo(token)).toEqual(NOT_REGISTERED);
  expect((await accounts.call(readNewcomer, { token })).body.email).toBe(email);
});

test.each([
  ['nothing', {}, undefined],
  ['an email that it has not verified', { email: 'a@demo.test', email_verified: false }, undefined],
  ['an email without saying that', { email: 'a@demo.test', email_verified: undefined }, undefined],
  ['that of somebody else', {}, { sub: 'else', email: 'a@demo.test', email_verified: true }],
])('a provider that tells %s is told about to the person', async (_, claims, userinfo) => {
  const token = await provider.token({ claims: { email: undefined, ...claims } });
  if (userinfo) provider.setUserinfo(token, userinfo);
  expect(await answerTo(token)).toEqual([403, 'no-verified-email']);
  const newcomer = await accounts.call(readNewcomer, { token });
  expect([newcomer.status, newcomer.body.code]).toEqual([403, 'no-verified-email']);
});

test('nobody registers without the provider', async () => {
  const organizationId = await accounts.newOrganization();
  const alone = await accounts.signUp({ email: newEmail(), organizationId });
  expect([alone.status, alone.body.code]).toEqual([403, 'sign-in-elsewhere']);
});

test('email, password and second factor are none of our business', async () => {
  const headers = { authorization: basic('manager@demo.test', 'Harbor-Lantern-58') };
  const { token, email } = await newMember();
  const answers = [
    await accounts.call(signIn, { headers }),
    await accounts.call(refreshTokens, { headers, body: { refreshToken: 'a' } }),
    await accounts.call(forgotPassword, { body: { email } }),
    await accounts.call(changePassword, { token, body: { password: 'Quiet-Meadow-19' } }),
    await accounts.call(changeEmail, { token, body: { email: newEmail() } }),
    await accounts.call(beginTwoFactor, { token, body: {} }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(Array(6).fill('sign-in-elsewhere'));
  expect((await fetch(`${accounts.hub.url}/idp/jwks`)).status).toBe(404);
});

test('an organization that asked for a second factor here asks for none', async () => {
  const { token } = await newMember();
  await accounts.hub.database.pool.query('update organizations set two_factor_required = true');
  expect((await profileOf(token)).body.twoFactorRequired).toBe(false);
  expect((await accounts.call(listCases, { token })).status).toBe(200);
});
