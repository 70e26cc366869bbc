import { readProfile } from '@hub/contract/auth/users/users';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { breakPart, SUPPORT_PAGE } from './break-part.ts';
import { askToLogOut, demoAccount, loginButton, profileButton, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import type { Screens } from './signed-in-screens.ts';

const practitioner = demoAccount('practitioner@demo.test');
/** Their sessions end or expire here, so they are not shared. */
const leaving = demoAccount('second@demo.test');
const idle = demoAccount('school@demo.test');

type Open = (options: BrowserContextOptions) => Promise<Page>;

/** The screens without records, most of them for everyone, in their possible states. */
export function preparePublicScreens(): Screens {
  const { url, openPage, openPageOf } = prepareJourneys();

  const visit = (path: string, title: string) => async (options: BrowserContextOptions) => {
    const page = await openPage(options);
    await page.goto(url(path));
    await heading(page, title).waitFor();
    return page;
  };

  async function visitProfile(options: BrowserContextOptions) {
    const page = await openPageOf(practitioner, options);
    await page.goto(url('/profile'));
    await page.getByRole('heading', { name: 'Profession' }).waitFor();
    await profileButton(page, practitioner).waitFor();
    return page;
  }

  async function visitProvider(options: BrowserContextOptions) {
    const page = await openPage(options);
    await page.goto(url('/login'));
    await loginButton(page).click();
    await heading(page, 'Sign in').waitFor();
    return page;
  }

  const screens: Record<string, Open> = {
    'the landing page': visit('/landing', 'Evaluation Hub'),
    'the landing page with its section': async (options) => {
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
    "the provider's page with a failure": async (options) => {
      const page = await visitProvider(options);
      await submitCredentials(page, { ...leaving, password: 'Harbor-Lantern-85' });
      await page.getByRole('alert').waitFor();
      return page;
    },
    'the profile': visitProfile,
    'the profile menu': async (options) => {
      const page = await visitProfile(options);
      await profileButton(page, practitioner).click();
      await page.getByRole('menu').waitFor();
      return page;
    },
    'the question before logging out': async (options) => {
      const page = await visitProfile(options);
      await askToLogOut(page, practitioner);
      return page;
    },
    'the warning before the session ends': async (options) => {
      const page = await openPageOf(idle, options);
      await page.clock.install();
      await page.goto(url('/profile'));
      await page.getByRole('heading', { name: 'Profession' }).waitFor();
      await page.clock.fastForward('25:30');
      await page.getByRole('alertdialog', { name: 'Session will expire soon' }).waitFor();
      return page;
    },
    'a toast': async (options) => {
      const page = await openPageOf(leaving, options);
      await page.route(`**${readProfile.path}`, (route) => route.fulfill({ status: 401 }));
      await page.goto(url('/profile'));
      await page.getByText('Your session has ended. Please log in again to continue.').waitFor();
      return page;
    },
    'a page that breaks': async (options) => {
      const page = await openPage(options);
      await breakPart(page, SUPPORT_PAGE);
      await page.goto(url('/support'));
      await heading(page, 'Something went wrong! Please try again later.').waitFor();
      return page;
    },
    'a start without an answer': async (options) => {
      const page = await openPage(options);
      await page.route('**/config.json', (route) => route.abort());
      await page.goto(url());
      await heading(page, 'The Evaluation Hub did not answer').waitFor();
      return page;
    },
  };

  return Object.fromEntries(
    Object.entries(screens).map(([name, open]) => [
      name,
      async ({ options, check }) => check(await open(options), name),
    ]),
  );
}
