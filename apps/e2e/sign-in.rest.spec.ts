import { readProfile } from '@hub/contract/auth/users/users';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccount, loginButton, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';

const practitioner = demoAccount('practitioner@demo.test');
const { url, openPage } = prepareJourneys();

test('someone whose email is not confirmed gets no further than the page about it', async () => {
  const page = await openPage();
  await answerWithUnconfirmedEmail(page);
  await page.goto(url());
  await loginButton(page).click();
  await submitCredentials(page, practitioner);
  const notice = heading(page, 'Confirm your email');
  await notice.waitFor();
  for (const path of ['/', '/profile']) {
    await page.goto(url(path));
    await notice.waitFor();
    expect(page.url(), path).toBe(url('/account-verification'));
  }
  const content = page.getByRole('main');
  await content.getByText(practitioner.email).waitFor();
  await content.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(url('/landing'));
  await loginButton(page).waitFor();
});

/** Answers like the provider and the API for a user who has not confirmed the email yet. */
async function answerWithUnconfirmedEmail(page: Page) {
  let profile: unknown;
  await page.route('**/idp/token', async (route) => {
    const response = await route.fetch();
    const tokens = await response.json();
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    profile = await (await fetch(url(readProfile.path), { headers })).json();
    const [header, payload, signature] = tokens.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, email_verified: false })).toString('base64url');
    const access_token = [header, changed, signature].join('.');
    await route.fulfill({ response, json: { ...tokens, access_token } });
  });
  // The API would reject the changed token.
  await page.route(`**${readProfile.path}`, (route) => route.fulfill({ json: profile }));
}

test('someone who waits for approval is logged out and told why', async () => {
  const page = await openPage();
  await page.route(`**${readProfile.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), status: 'PendingOrgApproval' } });
  });
  await page.goto(url());
  await loginButton(page).click();
  await submitCredentials(page, practitioner);
  await page.waitForURL(url('/login'));
  await page.getByText("Your organization's manager has not approved your account yet.").waitFor();

  await loginButton(page).click();
  await page.getByLabel('Password').waitFor();
});
