import { beginTwoFactor, confirmTwoFactor } from '@hub/contract/auth/users/two-factor';
import { signIn, TWO_FACTOR_HEADER } from '@hub/contract/auth/users/users';
import { afterAll, beforeAll, vi } from 'vitest';
import { newEmail, PASSWORD, useAccountHub } from './account-hub.ts';
import { codeFrom } from './authenticator.ts';
import { basic } from './test-hub.ts';

const STEP_MS = 30_000;

/** A hub whose clock the test advances: each step of 30 seconds has its own code. */
export function useTwoFactorHub() {
  const accounts = useAccountHub();
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  const nextStep = () => void vi.setSystemTime(Date.now() + STEP_MS);

  const enter = (email: string, code?: string, password = PASSWORD) =>
    accounts.call(signIn, {
      headers: { authorization: basic(email, password), ...(code && { [TWO_FACTOR_HEADER]: code }) },
    });

  /** A user with a confirmed email: the manager of a new organization, or a member of an existing one. */
  async function newPerson(organization?: string) {
    const email = newEmail();
    const organizationId = organization ?? (await accounts.newOrganization());
    await accounts.signUp({ email, organizationId });
    const { system } = accounts.hub.database;
    const { id } = await system
      .updateTable('users')
      .set({ email_confirmed_at: new Date() })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    await system.updateTable('accounts').set({ status: 'Active' }).where('user_id', '=', id).execute();
    return { email, userId: id, organizationId, token: await accounts.hub.signIn(email, PASSWORD) };
  }

  async function enrol(token: string) {
    const { secret, url } = (await accounts.call(beginTwoFactor, { token, body: {} })).body;
    const confirmed = await accounts.call(confirmTwoFactor, { token, body: { code: codeFrom(secret) } });
    nextStep();
    const recoveryCodes: string[] = confirmed.body.recoveryCodes;
    return { secret: secret as string, url: url as string, recoveryCodes };
  }

  return {
    accounts,
    nextStep,
    enter,
    newPerson,
    enrol,
    /** A user with an authenticator app. */
    async newEnrolled() {
      const person = await newPerson();
      return { ...person, ...(await enrol(person.token)) };
    },
  };
}
