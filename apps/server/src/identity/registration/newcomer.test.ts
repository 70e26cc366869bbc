import { changeEmail } from '@hub/contract/auth/users/email';
import { readNewcomer } from '@hub/contract/auth/users/newcomer';
import { changePassword, forgotPassword } from '@hub/contract/auth/users/password';
import { signIn } from '@hub/contract/auth/users/users';
import { afterEach, expect, test, vi } from 'vitest';
import { newEmail, useAccountHub } from '../../../test/account-hub.ts';
import { newcomerTicket } from '../../../test/newcomer-ticket.ts';
import { basic } from '../../../test/test-hub.ts';

const accounts = useAccountHub({ BRAND_SINGLE_SIGN_ON_LABEL: 'Schoolhouse' });
const TEMPORARY = 'xK4-wq9Z';
const HOUR = 60 * 60_000;

afterEach(() => void vi.useRealTimers());

const someone = () => ({ issuer: 'https://school.test', subject: crypto.randomUUID(), email: newEmail() });

/** Registers a person with a ticket and a new organization. */
async function signUp(newcomer = someone(), changes: { email?: string; password?: string } = {}) {
  const { email = newcomer.email, password = TEMPORARY } = changes;
  const organizationId = await accounts.newOrganization();
  const token = newcomerTicket(accounts.hub, newcomer);
  const answer = await accounts.signUp({ email, password, organizationId, token });
  return { newcomer, answer };
}

const rowsOf = async (table: 'credentials' | 'linked_identities', userId: string) =>
  accounts.hub.database.system.selectFrom(table).selectAll().where('user_id', '=', userId).execute();

test('a ticket tells the wizard who it is about', async () => {
  const named = { ...someone(), firstName: 'Odo', lastName: 'Fernsby' };
  const answer = await accounts.call(readNewcomer, { token: newcomerTicket(accounts.hub, named) });
  const { email } = named;
  expect([answer.status, answer.body]).toEqual([
    200,
    { email, firstName: 'Odo', lastName: 'Fernsby', provider: 'Schoolhouse' },
  ]);
  const unnamed = await accounts.call(readNewcomer, { token: newcomerTicket(accounts.hub, someone()) });
  expect(unnamed.body).toMatchObject({ firstName: '', lastName: '' });
});

test.each([
  ['none', () => undefined],
  ['the token of a session', () => accounts.hub.signIn('manager@demo.test')],
  ['a shortened one', () => newcomerTicket(accounts.hub, someone()).slice(0, 20)],
  ['a changed one', () => `${newcomerTicket(accounts.hub, someone()).slice(0, -4)}AAAA`],
])('%s is no ticket', async (_, tokenOf) => {
  const token = await tokenOf();
  const read = await accounts.call(readNewcomer, token === undefined ? {} : { token });
  expect([read.status, read.body.code]).toEqual([401, 'newcomer-refused']);
  if (token === undefined) return;
  const organizationId = await accounts.newOrganization();
  const answer = await accounts.signUp({ email: newEmail(), organizationId, token });
  expect([answer.status, answer.body.code], 'nobody is registered by it').toEqual([401, 'newcomer-refused']);
});

test('a ticket is good for an hour', async () => {
  const token = newcomerTicket(accounts.hub, someone());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR - 60_000 });
  expect((await accounts.call(readNewcomer, { token })).status).toBe(200);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect((await accounts.call(readNewcomer, { token })).status).toBe(401);
});

test('a newcomer is written with a link to the provider and without a password', async () => {
  const { newcomer, answer } = await signUp();
  const { issuer, subject, email } = newcomer;
  expect([answer.status, answer.body.email]).toEqual([201, email]);
  expect(await rowsOf('credentials', answer.body.id)).toEqual([]);
  expect(await rowsOf('linked_identities', answer.body.id)).toMatchObject([{ issuer, subject }]);
  expect((await accounts.statusOf(email)).status).toBe('PendingEmailConfirmation');
  expect(await accounts.codeSentTo(email), 'the email is confirmed all the same').toMatch(/^\d{6}$/);
});

test('the temporary password signs nobody in', async () => {
  const { newcomer } = await signUp();
  const answer = await accounts.call(signIn, {
    headers: { authorization: basic(newcomer.email, TEMPORARY) },
  });
  expect([answer.status, answer.body.code]).toEqual([401, 'wrong-credentials']);
});

test.each([
  ['short', 'aB3-xyz'],
  ['long', 'aB3-wxyzQ'],
  ['without an uppercase letter', 'xk4-wq9z'],
  ['without a lowercase letter', 'XK4-WQ9Z'],
  ['without a digit', 'xKa-wqbZ'],
  ['without a symbol', 'xK44wq9Z'],
])('a temporary password that is %s is refused', async (_, password) => {
  const { answer } = await signUp(someone(), { password });
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [{ path: 'password', message: 'Invalid password' }],
  ]);
});

test('the email has to be the one that the provider tells, in whatever spelling', async () => {
  const { answer } = await signUp(someone(), { email: newEmail() });
  expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'email']);
  const newcomer = someone();
  const spelt = await signUp(newcomer, { email: newcomer.email.toUpperCase() });
  expect([spelt.answer.status, spelt.answer.body.email]).toEqual([201, newcomer.email]);
});

test('whom the hub knows already is not registered again', async () => {
  const { newcomer } = await signUp();
  for (const again of [newcomer, { ...newcomer, email: newEmail() }]) {
    const { answer } = await signUp(again);
    expect([answer.status, answer.body.code]).toEqual([409, 'user-exists']);
  }
  const other = await signUp({ ...newcomer, issuer: 'https://other.test', email: newEmail() });
  expect(other.answer.status, 'the same subject of another provider is another person').toBe(201);
});

test('of two registrations with one ticket at once, one succeeds', async () => {
  const newcomer = someone();
  const answers = await Promise.all([signUp(newcomer), signUp({ ...newcomer, email: newEmail() })]);
  expect(answers.map(({ answer }) => answer.status).sort()).toEqual([201, 409]);
});

test('an account of the same email is not taken over', async () => {
  const { answer } = await signUp({ ...someone(), email: 'manager@demo.test' });
  expect([answer.status, answer.body.code]).toEqual([409, 'user-exists']);
  expect(await accounts.hub.signIn('manager@demo.test'), 'its password still works').toBeTruthy();
});

test('whoever has no password gets a mail that says so instead of a link', async () => {
  const { newcomer } = await signUp();
  const { email } = newcomer;
  for (let asked = 0; asked < 2; asked += 1) {
    expect((await accounts.call(forgotPassword, { body: { email } })).status).toBe(204);
  }
  const mail = await accounts.mailTo(email, /^You sign in to the Evaluation Hub with Schoolhouse$/);
  expect(mail.text).not.toContain('new-password');
  const waiting = "select from pgboss.job where name = 'forgot-password'";
  await expect
    .poll(async () => (await accounts.hub.database.pool.query(waiting)).rowCount, { timeout: 15_000 })
    .toBe(0);
  const subjects = (await accounts.mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('You sign in'))).toHaveLength(1);
});

test('neither a password nor another email can be set for somebody who signs in elsewhere', async () => {
  const { email, token } = await accounts.newManager();
  await accounts.hub.database.system
    .updateTable('users')
    .set({ signs_in_elsewhere: true })
    .where('email', '=', email)
    .execute();
  const password = await accounts.call(changePassword, { token, body: { password: 'Silver-Harbor-27' } });
  expect([password.status, password.body.code]).toEqual([403, 'sign-in-elsewhere']);
  const another = await accounts.call(changeEmail, { token, body: { email: newEmail() } });
  expect([another.status, another.body.code]).toEqual([403, 'sign-in-elsewhere']);
});
