import { DEMO_PASSWORD, demoAccounts } from '@hub/server/demo/demo-data';
import type { Page } from 'playwright-core';

export function demoAccount(email: string) {
  const account = demoAccounts.find((candidate) => candidate.email === email);
  if (!account) throw new Error(`There is no demonstration account ${email}`);
  return { ...account, password: DEMO_PASSWORD };
}

type Credentials = { email: string; password: string };

/** Fills the provider's page and sends it. */
export async function submitCredentials(page: Page, { email, password }: Credentials) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** From the start page through the provider's page and back. */
export async function signIn(page: Page, origin: string, credentials: Credentials) {
  await page.goto(origin);
  await page.getByRole('button', { name: 'Login' }).click();
  await submitCredentials(page, credentials);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}
