import { readNewcomer } from '@hub/contract/auth/users/newcomer';
import { beginTwoFactor, confirmTwoFactor } from '@hub/contract/auth/users/two-factor';
import { readProfile } from '@hub/contract/auth/users/users';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { newEmail, useAccountHub } from '../../../test/account-hub.ts';
import { codeFrom } from '../../../test/authenticator.ts';
import { newcomerTicket } from '../../../test/newcomer-ticket.ts';
import { type Fault, SCHOOL_CLIENT, startSchoolUpstream } from '../../../test/school-upstream.ts';
import { openSignInForm } from '../../../test/sign-in-form.ts';
import { startTestHub } from '../../../test/test-hub.ts';
import { insertLinkedIdentity } from '../linked-identity-repository.ts';

const upstream = await startSchoolUpstream();
const environment = {
  SSO_AUTHORITY: upstream.issuer,
  SSO_CLIENT_ID: SCHOOL_CLIENT.id,
  SSO_CLIENT_SECRET: SCHOOL_CLIENT.secret,
};
const accounts = useAccountHub(environment);
const MINUTE = 60_000;

afterAll(() => upstream.close());
afterEach(() => {
  upstream.goAway(false);
  vi.useRealTimers();
});

type Form = Awaited<ReturnType<typeof openSignInForm>>;

/** A browser after pressing the button, and the request to the school's provider. */
async function atSchool(hub = accounts.hub) {
  const form = await openSignInForm(hub);
  const { next = '' } = await form.go(`${form.path}/school`);
  return { form, asked: new URLSearchParams(next.split('?')[1]) };
}

/** Returns with an answer: to the common callback, and from there to that of the interaction. */
async function comeBack({ go }: Form, answer: Record<string, string>) {
  const first = await go(`/idp/school/callback?${new URLSearchParams(answer)}`);
  return first.next === undefined ? first : go(first.next);
}

async function signInAs(user: { sub: string; email?: string }, fault?: Fault) {
  const { form, asked } = await atSchool();
  return { form, answer: await comeBack(form, upstream.answerTo(asked, user, fault)) };
}

/** The user whose session the provider opens next. */
async function whoIsIn({ go }: Form, next: string | undefined) {
  expect((await go(next ?? '')).next).toMatch(/^\/\?code=/);
  const { rows } = await accounts.hub.database.pool.query(
    'select email from sessions join users on users.id = user_id order by opened_at desc limit 1',
  );
  return rows[0].email as string;
}

const countSessions = async () => {
  const { rows } = await accounts.hub.database.pool.query('select count(*)::integer as n from sessions');
  return rows[0].n as number;
};

/** A user who registered with the school's provider. */
async function newLinked(status = 'Active') {
  const user = { sub: crypto.randomUUID(), email: newEmail() };
  const { email } = user;
  const token = newcomerTicket(accounts.hub, { issuer: upstream.issuer, subject: user.sub, email });
  const organizationId = await accounts.newOrganization();
  const { body } = await accounts.signUp({ email, password: 'xK4-wq9Z', organizationId, token });
  await accounts.hub.database.pool.query('update users set email_confirmed_at = now() where id = $1', [
    body.id,
  ]);
  await accounts.hub.database.pool.query('update accounts set status = $1 where user_id = $2', [
    status,
    body.id,
  ]);
  return { ...user, userId: body.id as string };
}

test('the sign-in page has the button, and it asks with PKCE, state and nonce', async () => {
  const { form, asked } = await atSchool();
  expect((await form.go(form.path)).text).toContain('Log in with Clever');
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: SCHOOL_CLIENT.id,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${accounts.hub.environment.PUBLIC_URL}/idp/school/callback`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
  });
});

test('whom the hub knows is signed in', async () => {
  const user = await newLinked();
  const { form, answer } = await signInAs(user);
  expect(answer.status).toBe(303);
  expect(await whoIsIn(form, answer.next)).toBe(user.email);
});

test('it is the subject that counts, not the email', async () => {
  const user = await newLinked();
  const renamed = await signInAs({ sub: user.sub, email: 'manager@demo.test' });
  expect(await whoIsIn(renamed.form, renamed.answer.next)).toBe(user.email);
  const stranger = await signInAs({ sub: crypto.randomUUID(), email: user.email });
  expect(stranger.answer.next, 'the same email does not open the account').toMatch(/^\/register/);
});

test('whom the hub does not know is led to the wizard, with a ticket behind the #', async () => {
  const user = {
    sub: crypto.randomUUID(),
    email: newEmail(),
    given_name: 'Odo',
    family_name: 'x'.repeat(51),
  };
  const before = await countSessions();
  const { answer } = await signInAs(user);
  expect(answer.status).toBe(303);
  const [, token = ''] = /^\/register#newcomer=([\w-]+)$/.exec(answer.next ?? '') ?? [];
  const newcomer = await accounts.call(readNewcomer, { token });
  expect(newcomer.body).toEqual({ email: user.email, firstName: 'Odo', lastName: '', provider: 'Clever' });
  expect(await countSessions(), 'nobody is signed in').toBe(before);
  const profile = await accounts.call(readProfile, { token });
  expect(profile.status, 'a ticket is no access token').toBe(401);
});

test.each([
  ['PendingOrgApproval', 'has not approved your account yet'],
  ['Denied', 'has denied your request'],
  ['Inactive', 'is deactivated'],
  ['Removed', 'was removed from its organization'],
])('whoever is %s is told so and stays out', async (status, words) => {
  const user = await newLinked(status);
  const before = await countSessions();
  const { answer } = await signInAs(user);
  expect(answer.status).toBe(403);
  expect(answer.text).toContain(words);
  expect(await countSessions()).toBe(before);
});

test('whoever has a second factor brings its code too', async () => {
  const { email, token } = await accounts.newManager();
  const sub = crypto.randomUUID();
  const db = accounts.hub.database.system;
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await insertLinkedIdentity(db, id, { issuer: upstream.issuer, subject: sub });
  const { secret } = (await accounts.call(beginTwoFactor, { token, body: {} })).body;
  await accounts.call(confirmTwoFactor, { token, body: { code: codeFrom(secret) } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE / 2 });

  const { form, answer } = await signInAs({ sub });
  expect(answer.next).toBe(`${form.path}/code`);
  const right = await form.go(`${form.path}/code`, { code: codeFrom(secret) });
  expect(await whoIsIn(form, right.next)).toBe(email);
});

test.each([
  ['a forged state', (answer: Record<string, string>) => ({ ...answer, state: `${answer.state}x` }), {}],
  ['another issuer', (answer: Record<string, string>) => ({ ...answer, iss: 'https://other.test' }), {}],
  ['a code that it never gave', (answer: Record<string, string>) => ({ ...answer, code: 'made-up' }), {}],
  ['another nonce', undefined, { claims: { nonce: 'another' } }],
  ['a token of another issuer', undefined, { claims: { iss: 'https://other.test' } }],
  ['a token for another client', undefined, { claims: { aud: 'another' } }],
  ['a token that another key has signed', undefined, { otherKey: true }],
])('an answer with %s signs nobody in and leads on', async (_, change, fault) => {
  const user = await newLinked();
  const before = await countSessions();
  const { form, asked } = await atSchool();
  const sent = upstream.answerTo(asked, user, fault);
  const answer = await comeBack(form, change ? change(sent) : sent);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('The answer of Clever could not be used');
  expect(answer.text).toContain(`href="${form.path}"`);
  expect((await comeBack(form, sent)).status, 'the right answer comes too late').toBe(400);
  expect(await countSessions()).toBe(before);
});

test('an answer works once, and within ten minutes', async () => {
  const user = await newLinked();
  const { form, asked } = await atSchool();
  const sent = upstream.answerTo(asked, user);
  expect((await comeBack(form, sent)).status).toBe(303);
  expect((await comeBack(form, sent)).status).toBe(400);

  const late = await atSchool();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * MINUTE });
  const answer = await comeBack(late.form, upstream.answerTo(late.asked, user));
  expect(answer.text).toContain('could not be used');
});

test("an answer is of no use in another browser's sign-in", async () => {
  const user = await newLinked();
  const [one, other] = [await atSchool(), await atSchool()];
  const answer = await comeBack(other.form, upstream.answerTo(one.asked, user));
  expect(answer.status).toBe(400);
  const nobody = await fetch(
    `${accounts.hub.url}/idp/school/callback?${new URLSearchParams(upstream.answerTo(one.asked, user))}`,
  );
  expect([nobody.status, await nobody.text()]).toEqual([400, expect.stringContaining('has expired')]);
});

test.each(['', '?state=', '?state=..%2f..%2f&code=a', '?state=a.b&code=c', '?code=a&state=x&state=y'])(
  'a callback that answers nothing (%j) is told',
  async (query) => {
    const { form } = await atSchool();
    const answer = await form.go(`/idp/school/callback${query}`);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('could not be used');
    expect(answer.text).toContain('href="/login"');
  },
);

test('whoever says no at the school is told, and can try again', async () => {
  const { form, asked } = await atSchool();
  const state = asked.get('state') ?? '';
  const answer = await comeBack(form, { error: 'access_denied', state, iss: upstream.issuer });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('Clever did not sign you in');
  expect((await form.go(`${form.path}/school`)).status).toBe(303);
});

test('a provider that is away is told, before and after it was asked', async () => {
  const user = await newLinked();
  const { form, asked } = await atSchool();
  upstream.goAway(true);
  const after = await comeBack(form, upstream.answerTo(asked, user));
  expect(after.status).toBe(503);
  expect(after.text).toContain('Clever does not answer');
});

test('an account needs an email', async () => {
  const { answer } = await signInAs({ sub: crypto.randomUUID() });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('Clever does not tell us your email');
});

test('the secret and the codes of the provider are in no log', async () => {
  const { asked, form } = await atSchool();
  const sent = upstream.answerTo(asked, { sub: 'x' });
  await comeBack(form, { ...sent, iss: 'https://other.test' });
  const log = accounts.hub.log.join('\n');
  expect(log).toContain('no sign-in by the school');
  for (const secret of [SCHOOL_CLIENT.secret, sent.code, sent.state]) expect(log).not.toContain(secret);
});

test('without the feature to register, a newcomer is told what to do', async () => {
  const hub = await startTestHub({ environment });
  try {
    upstream.goAway(true);
    const away = await atSchool(hub);
    expect((await away.form.go(`${away.form.path}/school`)).status, 'not even asked').toBe(503);
    upstream.goAway(false);
    const { form, asked } = await atSchool(hub);
    const answer = await comeBack(form, upstream.answerTo(asked, { sub: 'x', email: newEmail() }));
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('You have no account here yet');
    expect(answer.text).toContain('800-555-0142');
  } finally {
    await hub.close();
  }
});
