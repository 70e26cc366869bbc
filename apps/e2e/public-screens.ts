import { readProfile } from '@hub/contract/auth/users/users';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { breakPart, SUPPORT_PAGE } from './break-part.ts';
import {
  type Account,
  askToLogOut,
  demoAccount,
  loginButton,
  profileButton,
  submitCredentials,
} from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import type { Screens } from './signed-in-screens.ts';

const practitioner = demoAccount('practitioner@demo.test');
/** Their sessions end or expire here, so they are not shared. */
const leaving = demoAccount('second@demo.test');
const idle = demoAccount('school@demo.test');

/** Pages that everyone may open, and their titles. */
const PAGES = {
  '/support?tab=1': 'Support',
  '/support?tab=2': 'Support',
  '/support?tab=3': 'Support',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-use': 'Terms of Use',
  '/login': 'Log in to the Evaluation Hub',
  '/account-locked': 'Sign-in is locked for 15 minutes',
  '/account-verification': 'Confirm your email',
  '/not-there': 'Page not found',
};

/** The screens without records, most of them for everyone, in their possible states. */
export function preparePublicScreens(): Screens {
  const { url, openPage, openPageOf } = prepareJourneys();

  async function openAt(path: string, title: string, options: BrowserContextOptions) {
    const page = await openPage(options);
    await page.goto(url(path));
    await heading(page, title).waitFor();
    return page;
  }

  async function openProfile(account: Account, options: BrowserContextOptions) {
    const page = await openPageOf(account, options);
    await page.goto(url('/profile'));
    await page.getByRole('heading', { name: 'Profession' }).waitFor();
    await profileButton(page, account).waitFor();
    return page;
  }

  return {
    'a page for everyone': async ({ options, check }) => {
      const page = await openAt('/landing', 'Evaluation Hub', options);
      await check(page, '/landing');
      for (const [path, title] of Object.entries(PAGES)) {
        await goInApp(page, path);
        await heading(page, title).waitFor();
        await check(page, path);
      }
    },
    'the landing page with its section': async ({ options, check }) => {
      const page = await openPage(options);
      await page.route('**/config.json', async (route) => {
        const response = await route.fetch();
        const config = await response.json();
        await route.fulfill({
          response,
          json: { ...config, features: { ...config.features, landing: true } },
        });
      });
      await page.goto(url('/landing'));
      await page.getByRole('heading', { name: 'What practitioners do here' }).waitFor();
      await check(page, 'the section');
    },
    'signing in': async ({ options, check }) => {
      const refused = '/?error=access_denied&state=unknown';
      const page = await openAt(refused, 'This sign-in was not started here', options);
      await check(page, 'what went wrong elsewhere');
      await page.goto(url('/login'));
      await loginButton(page).click();
      await heading(page, 'Sign in').waitFor();
      await check(page, "the provider's page");
      await submitCredentials(page, { ...leaving, password: 'Harbor-Lantern-85' });
      await page.getByRole('alert').waitFor();
      await check(page, 'a wrong password');
    },
    'the profile': async ({ options, check }) => {
      const page = await openProfile(practitioner, options);
      await check(page, 'read');
      await profileButton(page, practitioner).click();
      await page.getByRole('menu').waitFor();
      await check(page, 'the menu');
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await askToLogOut(page, practitioner);
      await check(page, 'the question before logging out');
    },
    'the warning before the session ends': async ({ options, check }) => {
      const page = await openPageOf(idle, options);
      await page.clock.install();
      await page.goto(url('/profile'));
      await page.getByRole('heading', { name: 'Profession' }).waitFor();
      await page.clock.fastForward('25:30');
      await page.getByRole('alertdialog', { name: 'Session will expire soon' }).waitFor();
      await check(page, 'the warning');
    },
    'a toast': async ({ options, check }) => {
      const page = await openPageOf(leaving, options);
      await page.route(`**${readProfile.path}`, (route) => route.fulfill({ status: 401 }));
      await page.goto(url('/profile'));
      await page.getByText('Your session has ended. Please log in again to continue.').waitFor();
      await check(page, 'the end of a session');
    },
    'a page that breaks': async ({ options, check }) => {
      const page = await openPage(options);
      await breakPart(page, SUPPORT_PAGE);
      await page.goto(url('/support'));
      await heading(page, 'Something went wrong! Please try again later.').waitFor();
      await check(page, 'the way on');
    },
    'a start without an answer': async ({ options, check }) => {
      const page = await openPage(options);
      await page.route('**/config.json', (route) => route.abort());
      await page.goto(url());
      await heading(page, 'The Evaluation Hub did not answer').waitFor();
      await check(page, 'the way on');
    },
  };
}

/** Goes to another page as the browser's back button does, without loading the app again. */
const goInApp = (page: Page, path: string) =>
  page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
