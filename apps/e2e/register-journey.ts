import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, field, form, searchFocused, WIDE } from './client-journey.ts';
import { submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { startMailServer } from './mail-server.ts';

export const PASSWORD = 'Quiet-Meadow-19';

const some = () => crypto.randomUUID().slice(0, 8);
export const newEmail = () => `person-${some()}@demo.test`;
export const newPractice = () => `Practice ${some()}`;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const textbox = (page: Page, name: string) => field(page.getByRole('main'), name);
export const password = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}\\*?$`));
export const agree = (page: Page) => page.getByRole('checkbox', { name: /^I agree/ });

export const flows = {
  individual: 'I work on my own',
  existingOrganization: 'I work for an organization that uses the Evaluation Hub',
  newOrganization: 'I want to add my organization',
};

/** A hub where people may register, and a mail server for its mails. */
export async function prepareRegistrations(environment: Record<string, string> = {}) {
  const mail = await startMailServer();
  const journeys = prepareJourneys({
    environment: {
      FEATURES: 'register',
      SMTP_URL: mail.url,
      TRUSTED_PROXIES: 'loopback',
      PASSWORD_ATTEMPTS_PER_ADDRESS: '1000000',
      ...environment,
    },
  });
  const { url, openPage } = journeys;

  return {
    ...journeys,
    mail,
    /** Each visitor has an IP address of their own, because most journeys are not about the rate limit. */
    async visit(path: string, options: BrowserContextOptions = WIDE, from = newAddress()) {
      const page = await openPage({
        ...options,
        reducedMotion: 'reduce',
        extraHTTPHeaders: { 'x-forwarded-for': from },
      });
      await page.goto(url(path));
      return page;
    },
  };
}

function newAddress() {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

export async function chooseFlow(page: Page, flow: keyof typeof flows) {
  await page.getByText(flows[flow], { exact: true }).click();
  await button(page, 'Continue').click();
}

export async function fillOrganization(page: Page, changes: { name?: string; zipCode?: string } = {}) {
  const { name = newPractice(), zipCode = '62701' } = changes;
  await heading(page, 'Add your organization').waitFor();
  await textbox(page, 'Organization name').fill(name);
  await textbox(page, 'Street address').fill('7 Orchard Lane');
  await chooseCountry(page, 'United S', 'United States');
  await choose(page, form(page), 'State', 'Illinois');
  await textbox(page, 'City').fill('Springfield');
  await textbox(page, 'Zip code').fill(zipCode);
  await button(page, 'Continue').click();
  await heading(page, 'Confirm your organization').waitFor();
  return name;
}

export async function chooseCountry(page: Page, typed: string, option: string) {
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.click();
  await searchFocused(page, typed, option);
  await expect.poll(() => country.inputValue()).toBe(option);
}

export async function confirmOrganization(page: Page) {
  await heading(page, 'Confirm your organization').waitFor();
  await button(page, 'Confirm').click();
}

export async function fillAccount(page: Page, email: string) {
  await heading(page, 'Create your account').waitFor();
  await textbox(page, 'Email').fill(email);
  await textbox(page, 'Confirm email').fill(email);
  await fillPasswords(page);
  await textbox(page, 'First name').fill('Wilma');
  await textbox(page, 'Last name').fill('Thornbury');
  await choose(page, form(page), 'Highest degree', 'Doctoral');
  await choose(page, form(page), 'Within what field is your profession\\?', 'Neuropsychology');
  await page.getByText('Yes', { exact: true }).click();
  await page.getByText(/^I certify that/).click();
  await button(page, 'Continue').click();
  await heading(page, 'Confirm account information').waitFor();
}

export async function fillPasswords(page: Page, text = PASSWORD) {
  await password(page, 'Password').fill(text);
  await password(page, 'Confirm password').fill(text);
}

export async function register(page: Page) {
  // At the start of the label, because the links come later in it.
  await page.getByText(/^I agree to the/).click({ position: { x: 4, y: 8 } });
  await button(page, 'Register').click();
}

const thanks = 'Thank you for creating an account on the Online Evaluation Hub!';
export const isThanked = (page: Page) => heading(page, thanks).waitFor();

/** From the page about the email to the provider's sign-in and back. */
export async function logInToVerify(page: Page, email: string) {
  await heading(page, 'Confirm your email').waitFor();
  await button(page, 'Log in').click();
  await submitCredentials(page, { email, password: PASSWORD });
  await textbox(page, 'Code').waitFor();
}

export const isHome = (page: Page) => heading(page, 'Home').waitFor();
