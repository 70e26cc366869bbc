import { beginTwoFactor, confirmTwoFactor } from '@hub/contract/auth/users/two-factor';
import { signIn } from '@hub/contract/auth/users/users';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { codeFrom } from '../server/test/authenticator.ts';
import { type Account, loginButton, profileButton, submitCredentials } from './demo-sign-in.ts';
import { tick } from './tick.ts';

/** Turning two-factor sign-in on and signing in with it, for the journeys of one file. */
export function prepareTwoFactor(url: (path?: string) => string) {
  async function openProfile(page: Page) {
    await page.goto(url('/profile'));
    await page.getByRole('heading', { name: 'Two-factor sign-in' }).waitFor();
  }

  async function sendPassword(page: Page, account: Account) {
    await page.goto(url());
    await loginButton(page).click();
    await submitCredentials(page, account);
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  }

  async function sendRecoveryCode(page: Page, account: Account, code: string) {
    await sendPassword(page, account);
    await page.getByRole('link', { name: 'Use a recovery code instead' }).click();
    await sendCode(page, 'Recovery code', code);
  }

  async function call(endpoint: AnyEndpoint, authorization: string, body?: object) {
    const answer = await fetch(url(endpoint.path), {
      method: endpoint.method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  }

  return {
    openProfile,
    sendPassword,

    signInWithRecoveryCode: async (page: Page, account: Account, code: string) => {
      await sendRecoveryCode(page, account, code);
      await profileButton(page, account).waitFor();
    },

    /**
     * Turns it on in the dialog of the profile page, with one wrong code first; returns what the dialog
     * shows.
     */
    turnOn: async (page: Page) => {
      await openProfile(page);
      await page.getByRole('button', { name: 'Turn on' }).click();
      const dialog = page.getByRole('dialog', { name: 'Turn on two-factor sign-in' });
      await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
      const secret = key.replaceAll(' ', '');
      const code = dialog.getByRole('textbox', { name: 'Code' });
      await code.fill('000000');
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await dialog.getByText('The code is not right').waitFor();
      await code.fill(codeFrom(secret));
      await page.keyboard.press('Enter');
      return { secret, recoveryCodes: await readCodes(page) };
    },

    /** For journeys that are not about turning it on. */
    turnOnByCall: async ({ email, password }: Account) => {
      const signedIn = await call(signIn, `Basic ${btoa(`${email}:${password}`)}`);
      const authorization = `Bearer ${signedIn.access_token}`;
      const secret: string = (await call(beginTwoFactor, authorization, {})).secret;
      const { recoveryCodes } = await call(confirmTwoFactor, authorization, { code: codeFrom(secret) });
      return { secret, recoveryCodes: recoveryCodes as string[] };
    },
  };
}

export async function sendCode(page: Page, label: string, code: string) {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const codesDialog = (page: Page) => page.getByRole('dialog', { name: 'Keep your recovery codes' });

export async function readCodes(page: Page) {
  const codes = codesDialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  return codes.allInnerTexts();
}

export async function keepCodes(page: Page) {
  const dialog = codesDialog(page);
  await tick(dialog.getByLabel('I have kept these codes'));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
