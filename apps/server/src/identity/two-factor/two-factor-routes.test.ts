import { requireTwoFactor } from '@hub/contract/auth/organizations/two-factor-requirement';
import { listSessions } from '@hub/contract/auth/users/sessions';
import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@hub/contract/auth/users/two-factor';
import { readProfile } from '@hub/contract/auth/users/users';
import { listClients } from '@hub/contract/core/clients/clients';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/account-hub.ts';
import { codeFrom } from '../../../test/authenticator.ts';
import { useTwoFactorHub } from '../../../test/two-factor-hub.ts';

const { accounts, enter, newPerson, newEnrolled, enrol, nextStep } = useTwoFactorHub();

const outcome = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];
const withCode = (
  endpoint: typeof turnOffTwoFactor | typeof renewRecoveryCodes,
  token: string,
  code: string,
) => accounts.call(endpoint, { token, body: { code } });

describe('turning it on', () => {
  test('begins with a secret that does nothing until a code of it has come back', async () => {
    const { email, token } = await newPerson();
    const { body } = await accounts.call(beginTwoFactor, { token, body: {} });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(body.url).searchParams.get('secret')).toBe(body.secret);
    expect(decodeURIComponent(new URL(body.url).pathname)).toContain(email);
    expect((await enter(email)).status).toBe(200);
    expect((await accounts.call(readProfile, { token })).body.twoFactorEnabled).toBe(false);
  });

  test('asks somebody who signed in long ago for the password', async () => {
    const { email, token } = await newPerson();
    await accounts.ageSessions(email);
    const begin = (body: object) => accounts.call(beginTwoFactor, { token, body });
    expect(outcome(await begin({}))).toEqual([403, 'sign-in-again']);
    expect(outcome(await begin({ currentPassword: 'Wrong-Meadow-19' }))).toEqual([403, 'wrong-password']);
    expect((await begin({ currentPassword: PASSWORD })).status).toBe(200);
  });

  test('ends with ten different recovery codes, which the database knows by their hash alone', async () => {
    const { token, userId, recoveryCodes } = await newEnrolled();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    const { system } = accounts.hub.database;
    const kept = await system
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(kept.map(({ code_hash, used_at }) => [code_hash.length, used_at])).toEqual(
      Array(10).fill([32, null]),
    );
    const text = JSON.stringify(kept.map(({ code_hash }) => code_hash.toString('latin1')));
    for (const code of recoveryCodes) expect(text).not.toContain(code.slice(0, 5));
    expect((await accounts.call(readProfile, { token })).body.twoFactorEnabled).toBe(true);
  });

  test('keeps the secret sealed', async () => {
    const { userId, secret } = await newEnrolled();
    const { sealed_secret } = await accounts.hub.database.system
      .selectFrom('second_factors')
      .select('sealed_secret')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(sealed_secret.toString('latin1')).not.toContain(secret);
  });

  test('tells the owner by email', async () => {
    const { email } = await newEnrolled();
    await accounts.mailTo(email, /^Two-factor sign-in is on$/);
  });

  test('takes the code of the newest secret alone', async () => {
    const { token } = await newPerson();
    const first = (await accounts.call(beginTwoFactor, { token, body: {} })).body.secret;
    const second = (await accounts.call(beginTwoFactor, { token, body: {} })).body.secret;
    const confirm = (code: string) => accounts.call(confirmTwoFactor, { token, body: { code } });
    expect(outcome(await confirm(codeFrom(first)))).toEqual([400, 'code-refused']);
    expect((await confirm(codeFrom(second))).status).toBe(200);
  });

  test('is refused before it was begun, and once it is on', async () => {
    const { token } = await newPerson();
    const confirm = () => accounts.call(confirmTwoFactor, { token, body: { code: '123456' } });
    expect(outcome(await confirm())).toEqual([409, 'two-factor-off']);
    await enrol(token);
    expect(outcome(await confirm())).toEqual([409, 'two-factor-on']);
    expect(outcome(await accounts.call(beginTwoFactor, { token, body: {} }))).toEqual([409, 'two-factor-on']);
  });
});

describe('signing in', () => {
  test('asks for a code once the password is right, and not before', async () => {
    const { email, secret } = await newEnrolled();
    expect(outcome(await enter(email))).toEqual([401, 'two-factor-required']);
    const known = await enter(email, codeFrom(secret), 'Wrong-Meadow-19');
    const unknown = await enter('nobody@demo.test', codeFrom(secret), 'Wrong-Meadow-19');
    expect(outcome(known)).toEqual([401, 'wrong-credentials']);
    expect(known.body).toEqual(unknown.body);
    expect((await enter(email, codeFrom(secret))).status).toBe(200);
  });

  test('takes each code once', async () => {
    const { email, secret } = await newEnrolled();
    const code = codeFrom(secret);
    const answers = await Promise.all([enter(email, code), enter(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(outcome(await enter(email, code))).toEqual([400, 'code-refused']);
    expect(outcome(await enter(email, codeFrom(secret, -1)))).toEqual([400, 'code-refused']);
    nextStep();
    expect((await enter(email, codeFrom(secret))).status).toBe(200);
  });

  test('the code that turned it on signs nobody in', async () => {
    const { token, email } = await newPerson();
    const { secret } = await enrol(token);
    expect(outcome(await enter(email, codeFrom(secret, -1)))).toEqual([400, 'code-refused']);
  });

  test.each([
    { drift: -2, status: 400 },
    { drift: -1, status: 200 },
    { drift: 1, status: 200 },
    { drift: 2, status: 400 },
  ])('with a clock that is $drift steps off answers $status', async ({ drift, status }) => {
    const { email, secret } = await newEnrolled();
    for (const _ of Array(3)) nextStep();
    expect((await enter(email, codeFrom(secret, drift))).status).toBe(status);
  });

  test('takes a recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await newEnrolled();
    const [code = ''] = recoveryCodes;
    expect((await enter(email, code.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect(outcome(await enter(email, code))).toEqual([400, 'code-refused']);
  });

  test("takes nobody else's codes", async () => {
    const [one, other] = [await newEnrolled(), await newEnrolled()];
    expect(outcome(await enter(one.email, codeFrom(other.secret)))).toEqual([400, 'code-refused']);
    expect(outcome(await enter(one.email, other.recoveryCodes[0]))).toEqual([400, 'code-refused']);
  });

  test('is locked after too many wrong codes, although the password was right each time', async () => {
    const { email, secret } = await newEnrolled();
    const { system } = accounts.hub.database;
    const guess = async () => {
      // Removes the delay between attempts, which is not under test.
      await system
        .updateTable('password_attempts')
        .set({ not_before: new Date(0) })
        .where('failures', '<', 10)
        .execute();
      return outcome(await enter(email, '000000'));
    };
    const answers = [];
    for (const _ of Array(11)) answers.push(await guess());
    expect(answers.slice(0, 10)).toEqual(Array(10).fill([400, 'code-refused']));
    expect(answers.at(-1)).toEqual([420, 'account-locked']);
    expect(outcome(await enter(email, codeFrom(secret)))).toEqual([420, 'account-locked']);
  });
});

describe('turning it off', () => {
  test('takes a code, tells the owner, and leaves the password alone', async () => {
    const { email, token, secret } = await newEnrolled();
    expect(outcome(await withCode(turnOffTwoFactor, token, '000000'))).toEqual([400, 'code-refused']);
    expect((await withCode(turnOffTwoFactor, token, codeFrom(secret))).status).toBe(204);
    expect((await enter(email)).status).toBe(200);
    await accounts.mailTo(email, /^Two-factor sign-in is off$/);
    expect(outcome(await withCode(turnOffTwoFactor, token, codeFrom(secret)))).toEqual([
      409,
      'two-factor-off',
    ]);
  });

  test('takes a recovery code, and the other ones go with it', async () => {
    const { token, userId, recoveryCodes } = await newEnrolled();
    expect((await withCode(turnOffTwoFactor, token, recoveryCodes[3] ?? '')).status).toBe(204);
    const { system } = accounts.hub.database;
    const left = await system
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(left).toEqual([]);
  });
});

test('new recovery codes take the place of the old ones', async () => {
  const { email, token, secret, recoveryCodes } = await newEnrolled();
  const renewed = await withCode(renewRecoveryCodes, token, codeFrom(secret));
  expect(new Set([...recoveryCodes, ...renewed.body.recoveryCodes]).size).toBe(20);
  expect(outcome(await enter(email, recoveryCodes[0]))).toEqual([400, 'code-refused']);
  expect((await enter(email, renewed.body.recoveryCodes[0])).status).toBe(200);
});

describe('an organization that asks for it', () => {
  const require = (token: string, required: boolean) =>
    accounts.call(requireTwoFactor, { token, body: { required } });

  test('leaves those without it the profile and the way to it, and nothing else', async () => {
    const manager = await newPerson();
    const member = await newPerson(manager.organizationId);
    expect(outcome(await require(manager.token, true))).toEqual([409, 'two-factor-off']);
    await enrol(manager.token);
    expect((await require(manager.token, true)).body).toEqual({ required: true });
    expect((await accounts.call(listClients, { token: manager.token })).status).toBe(200);

    const token = await accounts.hub.signIn(member.email, 'Quiet-Meadow-19');
    const { body } = await accounts.call(readProfile, { token });
    expect([body.twoFactorEnabled, body.twoFactorRequired]).toEqual([false, true]);
    for (const endpoint of [listClients, listSessions]) {
      expect(outcome(await accounts.call(endpoint, { token }))).toEqual([403, 'two-factor-needed']);
    }
    await enrol(token);
    expect((await accounts.call(listClients, { token })).status).toBe(200);
  });

  test('asks nobody of another one, and can stop asking', async () => {
    const manager = await newEnrolled();
    const [member, stranger] = [await newPerson(manager.organizationId), await newPerson()];
    await require(manager.token, true);
    expect((await accounts.call(listClients, { token: stranger.token })).status).toBe(200);
    expect((await accounts.call(listClients, { token: member.token })).status).toBe(403);
    await require(manager.token, false);
    expect((await accounts.call(listClients, { token: member.token })).status).toBe(200);
  });
});
