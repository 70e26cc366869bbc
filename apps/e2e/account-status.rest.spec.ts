import { decideAccess } from '@hub/contract/auth/management/members';
import { signIn } from '@hub/contract/auth/users/users';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from '../server/test/call.ts';
import { WIDE } from './client-journey.ts';
import { demoAccount, loginButton, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';
import { prepareOwnHub } from './own-hub-journey.ts';

const { own, url, open, take } = prepareOwnHub();

/** Lets the time pass that a wrong password has to wait for. */
const endDelay = () =>
  own.hub.database.system
    .updateTable('password_attempts')
    .set({ not_before: new Date() })
    .where('failures', '<', 10)
    .execute();

async function typeWrongPassword(page: Page, email: string) {
  const answering = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await submitCredentials(page, { email, password: 'Wrong-Harbor-58' });
  expect((await answering).status()).toBe(401);
  await page.getByText('The email or the password is not right.').waitFor();
}

test('ten wrong passwords lock the owner out, who is told what it means, and can ask for a new one', async () => {
  const owner = demoAccount('school@demo.test');
  const authorization = `Basic ${btoa(`${owner.email}:Wrong-Harbor-58`)}`;
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    const { status } = await fetch(url(signIn.path), { method: signIn.method, headers: { authorization } });
    expect(status).toBe(401);
    await endDelay();
  }
  const { page } = await take(WIDE);
  await page.goto(url());
  await loginButton(page).click();
  await typeWrongPassword(page, owner.email);
  await endDelay();
  await submitCredentials(page, owner);
  await page.getByText(/^Sign-in is locked for 15 minutes/).waitFor();
  await page.getByRole('link', { name: 'What this means' }).click();
  await heading(page, 'Sign-in is locked for 15 minutes').waitFor();
  await loginButton(page).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  expect(await obstacles(page)).toEqual([]);
});

test('whoever signed in a while ago types the password before an authenticator app is connected', async () => {
  const owner = demoAccount('second@demo.test');
  const page = await open('/profile', WIDE, owner);
  await page.getByText('This device').waitFor();
  await own.hub.database.system
    .updateTable('sessions')
    .set({ opened_at: new Date(Date.now() - 16 * 60_000) })
    .execute();
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-factor sign-in' });
  await dialog.getByLabel('Current password').fill('Wrong-Harbor-58');
  await page.keyboard.press('Enter');
  await dialog.getByText('The current password is not right.').waitFor();
  await dialog.getByLabel('Current password').fill(owner.password);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
});

test('somebody who waits, and then is denied, does not get in and is told why', async () => {
  const waiting = demoAccount('pending@demo.test');
  const { page } = await take(WIDE);
  await page.goto(url());
  await loginButton(page).click();
  await submitCredentials(page, waiting);
  await page.getByText("Your organization's manager has not approved your account yet.").waitFor();
  const account = await own.hub.database.system
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('accounts.id')
    .where('users.email', '=', waiting.email)
    .executeTakeFirstOrThrow();
  const { status } = await call(own.hub, decideAccess, {
    token: await own.hub.signIn('manager@demo.test'),
    params: { id: account.id },
    query: '?approved=false',
  });
  expect(status).toBe(decideAccess.status);
  await submitCredentials(page, waiting);
  await page.getByText('Your organization has denied your request for access.').waitFor();
});
