import { readProfile } from '@hub/contract/auth/users/users';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { breakPart, SUPPORT_PAGE } from './break-part.ts';
import { PHONE as TOUCH_PHONE, WIDE as WIDE_WINDOW } from './client-journey.ts';
import { askToLogOut, demoAccount, loginButton, profileButton, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { obstacles } from './obstacles.ts';
import { prepareSignedInScreens } from './signed-in-screens.ts';

const practitioner = demoAccount('practitioner@demo.test');
/** Their sessions end or expire here, so they are not shared. */
const leaving = demoAccount('second@demo.test');
const idle = demoAccount('school@demo.test');

const { url, openPage, openPageOf } = prepareJourneys();

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };
const NARROWEST = { width: 320, height: 640 };

const visit = (path: string, title: string) => async () => {
  const page = await openPage();
  await page.goto(url(path));
  await heading(page, title).waitFor();
  return page;
};

async function visitProfile(account = practitioner) {
  const page = await openPageOf(account);
  await page.goto(url('/profile'));
  await page.getByRole('heading', { name: 'Profession' }).waitFor();
  await profileButton(page, account).waitFor();
  return page;
}

async function visitProvider() {
  const page = await openPage();
  await page.goto(url('/login'));
  await loginButton(page).click();
  await heading(page, 'Sign in').waitFor();
  return page;
}

const screens: Record<string, () => Promise<Page>> = {
  'the landing page': visit('/landing', 'Evaluation Hub'),
  'the landing page with its section': async () => {
    const page = await openPage();
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const config = await response.json();
      await route.fulfill({ response, json: { ...config, features: { ...config.features, landing: true } } });
    });
    await page.goto(url('/landing'));
    await page.getByRole('heading', { name: 'What practitioners do here' }).waitFor();
    return page;
  },
  'the support page': visit('/support?tab=1', 'Support'),
  'the support page at the privacy policy': visit('/support?tab=2', 'Support'),
  'the support page at the terms of use': visit('/support?tab=3', 'Support'),
  'the privacy policy': visit('/privacy-policy', 'Privacy Policy'),
  'the terms of use': visit('/terms-of-use', 'Terms of Use'),
  'the login page': visit('/login', 'Log in to the Evaluation Hub'),
  'the login page with a failure': visit(
    '/?error=access_denied&state=unknown',
    'This sign-in was not started here',
  ),
  'the page about a locked account': visit('/account-locked', 'Sign-in is locked for 15 minutes'),
  'the page about an unconfirmed email': visit('/account-verification', 'Confirm your email'),
  'the page that is not found': visit('/not-there', 'Page not found'),
  "the provider's page": visitProvider,
  "the provider's page with a failure": async () => {
    const page = await visitProvider();
    await submitCredentials(page, { ...leaving, password: 'Harbor-Lantern-85' });
    await page.getByRole('alert').waitFor();
    return page;
  },
  'the profile': visitProfile,
  'the profile menu': async () => {
    const page = await visitProfile();
    await profileButton(page, practitioner).click();
    await page.getByRole('menu').waitFor();
    return page;
  },
  'the question before logging out': async () => {
    const page = await visitProfile();
    await askToLogOut(page, practitioner);
    return page;
  },
  'the warning before the session ends': async () => {
    const page = await openPageOf(idle);
    await page.clock.install();
    await page.goto(url('/profile'));
    await page.getByRole('heading', { name: 'Profession' }).waitFor();
    await page.clock.fastForward('25:30');
    await page.getByRole('alertdialog', { name: 'Session will expire soon' }).waitFor();
    return page;
  },
  'a toast': async () => {
    const page = await visitProfile(leaving);
    await page.route(`**${readProfile.path}`, (route) => route.fulfill({ status: 401 }));
    await page.reload();
    await page.getByText('Your session has ended. Please log in again to continue.').waitFor();
    return page;
  },
  'a page that breaks': async () => {
    const page = await openPage();
    await breakPart(page, SUPPORT_PAGE);
    await page.goto(url('/support'));
    await heading(page, 'Something went wrong! Please try again later.').waitFor();
    return page;
  },
  'a start without an answer': async () => {
    const page = await openPage();
    await page.route('**/config.json', (route) => route.abort());
    await page.goto(url());
    await heading(page, 'The Evaluation Hub did not answer').waitFor();
    return page;
  },
};

const onPhones = [
  'the landing page',
  'the support page',
  'the login page',
  "the provider's page",
  'the profile',
  'the profile menu',
  'the question before logging out',
];

test.each(Object.entries(screens))('%s can be used by everyone', async (name, open) => {
  const page = await open();
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await obstacles(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' }), 'dark').toEqual([]);

  await page.setViewportSize(PHONE);
  if (onPhones.includes(name)) {
    expect(await obstacles(page), 'on a phone').toEqual([]);
  }
  await expect.poll(() => widthOf(page), { message: 'scrolled sideways on a phone' }).toBe(PHONE.width);
  await page.setViewportSize(NARROWEST);
  await expect
    .poll(() => widthOf(page), { message: 'scrolled sideways on a small phone' })
    .toBe(NARROWEST.width);
});

const signedInScreens = prepareSignedInScreens();

describe.each([
  ['a wide window', WIDE_WINDOW],
  ['a phone', TOUCH_PHONE],
])('in %s', (_, options) => {
  test.each(Object.entries(signedInScreens))('%s can be used by everyone', (_name, visit) => {
    const check = async (page: Page, state: string) => {
      expect(await obstacles(page), `${state}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await obstacles(page, { rules: 'about colour' }), `${state}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect
        .poll(() => widthOf(page), { message: `${state}, scrolled sideways` })
        .toBe(options.viewport.width);
    };
    return visit({ options, check });
  });
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
