import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { authorizationUrl, redeemCode } from './authorization.ts';
import { type Browser, openBrowser, type Page } from './browser.ts';

export type TokenAnswer = { access_token: string; id_token: string; refresh_token: string };

/** Types a password into the provider's sign-in page. */
export async function submitSignIn(
  browser: Browser,
  hub: TestHub,
  email = 'practitioner@demo.test',
  password = DEMO_PASSWORD,
): Promise<Page> {
  return browser.submit(await browser.visit(authorizationUrl(hub)), { email, password });
}

export function codeOf({ url }: Page): string {
  const code = url.searchParams.get('code');
  if (!code) throw new Error(`no code in ${url}`);
  return code;
}

export async function signInForCode(hub: TestHub, browser = openBrowser()): Promise<string> {
  return codeOf(await submitSignIn(browser, hub));
}

export async function signInForTokens(hub: TestHub, browser = openBrowser()): Promise<TokenAnswer> {
  const answer = await redeemCode(hub, await signInForCode(hub, browser));
  return (await answer.json()) as TokenAnswer;
}

/** The provider's answer to the browser's cookie alone: `signed in`, or the error. */
export async function silentSignIn(hub: TestHub, browser: Browser): Promise<string | null> {
  const { url } = await browser.visit(authorizationUrl(hub, { prompt: 'none' }));
  return url.searchParams.has('code') ? 'signed in' : url.searchParams.get('error');
}
