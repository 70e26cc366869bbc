import { DEMO_PASSWORD, demoAccounts } from '@hub/server/demo/demo-data';
import type { Page } from 'playwright-core';

export type Account = ReturnType<typeof demoAccount>;

/**
 * Files with journeys that change data which others would see. Each has its own copy of the demonstration's
 * organizations, people and clients, on the hub that all share.
 */
export const tenants = [
  'accessibility',
  'assessment',
  'case-home',
  'case-notes',
  'case-record',
  'client-directory',
  'client-form',
  'client-record',
  'inventory',
  'library',
  'profile-picture',
  'quick-search',
  'session-list',
  'two-factor',
] as const;
export type Tenant = (typeof tenants)[number];

/**
 * Giving and scoring forms takes longer than everything else of a tenant, so these are set up without forms.
 */
export const withoutForms: ReadonlySet<Tenant> = new Set<Tenant>([
  'assessment',
  'case-notes',
  'case-record',
  'client-directory',
  'client-form',
  'client-record',
  'profile-picture',
  'quick-search',
  'session-list',
  'two-factor',
]);

export const emailPrefix = (tenant: Tenant) => `${tenant}.`;

/** An account of the demonstration: the tenant's own, or the one that all other files share. */
export function demoAccount(email: string, tenant?: Tenant) {
  const account = demoAccounts.find((candidate) => candidate.email === email);
  if (!account) throw new Error(`There is no demonstration account ${email}`);
  return {
    ...account,
    email: tenant ? emailPrefix(tenant) + email : email,
    name: `${account.firstName} ${account.lastName}`,
    password: DEMO_PASSWORD,
  };
}

export const loginButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Login', exact: true });

/** The button of the profile menu, which is visible while someone is signed in. */
export const profileButton = (page: Page, { name }: Pick<Account, 'name'>) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

type Credentials = Pick<Account, 'email' | 'password'>;

/** Fills the provider's page and sends it. */
export async function submitCredentials(page: Page, { email, password }: Credentials) {
  // By role: a message on the page that is being left may mention an email too.
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** From the landing page through the provider's page and back. */
export async function signIn(page: Page, origin: string, account: Account) {
  await page.goto(origin);
  await loginButton(page).click();
  await submitCredentials(page, account);
  await profileButton(page, account).waitFor();
}

/** Opens the logout question from the profile menu. */
export async function askToLogOut(page: Page, account: Pick<Account, 'name'>) {
  await profileButton(page, account).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', {
    name: "Are you sure you want to logout of this organization's account?",
  });
  await question.waitFor();
  return question;
}

export async function logOut(page: Page, account: Account) {
  const question = await askToLogOut(page, account);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await loginButton(page).waitFor();
}
