import { randomBytes } from 'node:crypto';
import { decideAccess } from '@hub/contract/auth/management/members';
import { signIn } from '@hub/contract/auth/users/users';
import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import { expect, test } from 'vitest';
import { query, startPrivatePostgres } from '../../proof/faults/private-postgres.ts';
import { findPostgresBinaries } from '../server/test/postgres-binaries.ts';
import {
  demoAccount,
  loginButton,
  profileButton,
  signIn as signInBy,
  submitCredentials,
} from './demo-sign-in.ts';
import { heading } from './heading.ts';
import {
  button,
  chooseFlow,
  confirmOrganization,
  fillAccount,
  isHome,
  isThanked,
  logInToVerify,
  newEmail,
  PASSWORD,
  prepareRegistrations,
  register,
  textbox,
} from './register-journey.ts';
import { toast } from './session-journey.ts';

const END_DELAYS = 'set role hub_system; update password_attempts set not_before = now() where failures < 10';

// The embedded database belongs to the hub alone and cannot be stopped separately.
const postgres = findPostgresBinaries() ? await startPrivatePostgres() : undefined;

if (postgres) {
  const database = await postgres.createDatabase('hub');
  const { url, visit, mail } = await prepareRegistrations({
    DATABASE_URL: database,
    SEED_DEMO: 'on',
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  });

  /** Has confirmed the email and waits for a manager's approval. */
  async function askForAccess() {
    const page = await visit('/register');
    await chooseFlow(page, 'existingOrganization');
    await page.getByText('Lakeside Psychology Group', { exact: true }).click();
    await button(page, 'Continue').click();
    await confirmOrganization(page);
    const email = newEmail();
    await fillAccount(page, email);
    await register(page);
    await isThanked(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await logInToVerify(page, email);
    await textbox(page, 'Code').fill(await mail.codeTo(email));
    await page.waitForURL(url('/login'));
    await toast(page, /manager has not approved your account yet/).waitFor();
    return { page, email };
  }

  async function decide(email: string, approved: boolean) {
    const basic = Buffer.from(`manager@demo.test:${DEMO_PASSWORD}`).toString('base64');
    const headers = { authorization: `Basic ${basic}` };
    const answer = await fetch(url(signIn.path), { method: signIn.method, headers });
    const { access_token } = (await answer.json()) as { access_token: string };
    const [account] = await query<{ id: string }>(
      database,
      `select accounts.id from accounts join users on users.id = user_id where email = '${email}'`,
    );
    const path = decideAccess.path.replace(':id', account?.id ?? '');
    const { status } = await fetch(url(`${path}?approved=${approved}`), {
      method: decideAccess.method,
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(status).toBe(204);
  }

  test('somebody whom a manager approves gets a mail, and in', async () => {
    const { page, email } = await askForAccess();
    await loginButton(page).click();
    await submitCredentials(page, { email, password: PASSWORD });
    await page.getByText("Your organization's manager has not approved your account yet.").waitFor();
    await decide(email, true);
    await mail.mailTo(email, /access to Lakeside Psychology Group was approved/);
    await submitCredentials(page, { email, password: PASSWORD });
    await isHome(page);
    await profileButton(page, { name: 'Wilma Thornbury' }).waitFor();
  });

  test('somebody whom a manager denies is told, and does not get in', async () => {
    const { page, email } = await askForAccess();
    await decide(email, false);
    await mail.mailTo(email, /access to Lakeside Psychology Group was denied/);
    await loginButton(page).click();
    await submitCredentials(page, { email, password: PASSWORD });
    await page.getByText('Your organization has denied your request for access.').waitFor();
  });

  test('ten wrong passwords lock the owner out, who is told by mail and gets in with a new password', async () => {
    const owner = demoAccount('school@demo.test');
    const page = await visit('/landing');
    await loginButton(page).click();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const answering = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await submitCredentials(page, { ...owner, password: `Wrong-Harbor-${attempt}` });
      expect((await answering).status()).toBe(401);
      await page.getByText('The email or the password is not right.').waitFor();
      await query(database, END_DELAYS);
    }
    await submitCredentials(page, owner);
    await page.getByText(/^Sign-in is locked for 15 minutes/).waitFor();
    await mail.mailTo(owner.email, /is locked for 15 minutes$/);
    await page.getByRole('link', { name: 'What this means' }).click();
    await heading(page, 'Sign-in is locked for 15 minutes').waitFor();

    await loginButton(page).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await heading(page, 'Check your email').waitFor();
    await page.goto(await mail.linkTo(owner.email, url('/idp/new-password')));
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm new password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await heading(page, 'Your password was changed').waitFor();
    await page.goto(url());
    await loginButton(page).click();
    await submitCredentials(page, { ...owner, password: PASSWORD });
    await profileButton(page, owner).waitFor();
  });

  test('whoever signed in a while ago types the password before an authenticator app is connected', async () => {
    const owner = demoAccount('second@demo.test');
    const page = await visit('/landing');
    await signInBy(page, url(), owner);
    await query(
      database,
      "set role hub_system; update sessions set opened_at = now() - interval '16 minutes'",
    );
    await page.goto(url('/profile'));
    await button(page, 'Turn on').click();
    const dialog = page.getByRole('dialog', { name: 'Turn on two-factor sign-in' });
    await dialog.getByLabel('Current password').fill('Wrong-Harbor-58');
    await page.keyboard.press('Enter');
    await dialog.getByText('The current password is not right.').waitFor();
    await dialog.getByLabel('Current password').fill(owner.password);
    await page.keyboard.press('Enter');
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  });

  test('a database that is away is told as a server-side error, and the registration goes on once it is back', async () => {
    const page = await visit('/register');
    await chooseFlow(page, 'individual');
    await fillAccount(page, newEmail());
    await postgres.stop();
    await register(page);
    const dialog = page.getByRole('alertdialog', { name: 'There was a server-side error' });
    await dialog.getByRole('link', { name: /555-01\d\d$/ }).waitFor();
    await postgres.start();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect.poll(async () => (await fetch(url('/readyz'))).status, { timeout: 20_000 }).toBe(200);
    await button(page, 'Register').click();
    await isThanked(page);
  });
} else {
  test.skip('approvals and outages need PostgreSQL');
}
