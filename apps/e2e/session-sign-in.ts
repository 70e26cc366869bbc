import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { loginButton } from './demo-sign-in.ts';
import { tokensIn } from './session-journey.ts';

type SignInMessage = { title: string; advice: string; calm?: boolean };

/** Signing in, step by step, for journeys in which one of them fails. */
export function prepareSignIns(url: (path?: string) => string) {
  async function pressLogin(page: Page) {
    await page.goto(url());
    await loginButton(page).click();
  }

  return {
    pressLogin,
    /** Goes as far as the provider's page, and returns the state that its answer must contain. */
    beginSignIn: async (page: Page) => {
      await pressLogin(page);
      return stateAtProvider(page);
    },
    /** Checks that the login page says what happened and how to go on. */
    expectMessage: async (page: Page, { title, advice, calm = false }: SignInMessage) => {
      const place = calm ? page.getByRole('main') : page.getByRole('main').getByRole('alert');
      await place.getByRole('heading', { name: title, exact: true }).waitFor();
      await place.getByText(advice).waitFor();
      await expect.poll(() => page.getByRole('alert').count()).toBe(calm ? 0 : 1);
      expect(page.url(), "the provider's answer is gone from the address").toBe(url('/login'));
      expect(await tokensIn(page)).toEqual([]);
    },
    goesOn: async (page: Page) => {
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      return stateAtProvider(page);
    },
  };
}

async function stateAtProvider(page: Page) {
  await page.getByLabel('Password').waitFor();
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  return keys.find((key) => key.startsWith('oidc.'))?.replace('oidc.', '') ?? '';
}
