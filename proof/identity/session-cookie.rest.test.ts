import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { authorizationUrl, redeemCode, redeemRefreshToken } from './authorization.ts';
import { ACCEPTED, presentToken, REFUSED } from './bearer.ts';
import { type Browser, openBrowser } from './browser.ts';
import { onOneDatabase } from './each-database.ts';
import { codeOf, signInForTokens, silentSignIn, submitSignIn, type TokenAnswer } from './page-sign-in.ts';
import { signOut } from './sign-out.ts';

onOneDatabase((hub) => {
  test('while a session is in use, the cookie alone signs the browser in again, to the same session', async () => {
    const browser = openBrowser();
    const first = await signInForTokens(hub(), browser);
    await leaveAlone(hub(), first, '30 minutes');
    const code = codeOf(await browser.visit(authorizationUrl(hub(), { prompt: 'none' })));
    const again = (await (await redeemCode(hub(), code)).json()) as TokenAnswer;
    expect(sessionOf(again)).toBe(sessionOf(first));
  });

  test('a session that was left alone for 31 minutes needs the password again', async () => {
    const browser = openBrowser();
    const tokens = await signInForTokens(hub(), browser);
    await leaveAlone(hub(), tokens, '31 minutes');
    await expectPasswordPage(hub(), browser);
  });

  test('renewing the tokens keeps the cookie good', async () => {
    const browser = openBrowser();
    const tokens = await signInForTokens(hub(), browser);
    await leaveAlone(hub(), tokens, '31 minutes');
    await redeemRefreshToken(hub(), tokens.refresh_token);
    expect(await silentSignIn(hub(), browser)).toBe('signed in');
  });

  test('after users/sign-out the cookie alone does not sign in, and the password opens another session', async () => {
    const browser = openBrowser();
    const tokens = await signInForTokens(hub(), browser);
    expect(await silentSignIn(hub(), browser)).toBe('signed in');
    expect(await signOut(hub(), tokens.access_token)).toBe(204);
    await expectPasswordPage(hub(), browser);

    const again = await signInForTokens(hub(), browser);
    expect(sessionOf(again)).not.toBe(sessionOf(tokens));
    expect(await silentSignIn(hub(), browser)).toBe('signed in');
  });

  test('someone else who signs in at a browser that was left alone gets their own session and ends the former', async () => {
    const browser = openBrowser();
    const former = await signInForTokens(hub(), browser);
    await leaveAlone(hub(), former, '31 minutes');

    const farewell = await submitSignIn(browser, hub(), 'manager@demo.test');
    const answer = await redeemCode(hub(), codeOf(await browser.submit(farewell)));
    const tokens = (await answer.json()) as TokenAnswer;
    expect(decodeJwt(tokens.access_token)).toMatchObject({ email: 'manager@demo.test' });
    expect(await presentToken(hub(), tokens.access_token)).toEqual(ACCEPTED);
    expect(await presentToken(hub(), former.access_token)).toEqual(REFUSED);
  });
});

const sessionOf = ({ access_token }: TokenAnswer) => String(decodeJwt(access_token).sid);

/** Moves the session's last renewal into the past. */
async function leaveAlone(hub: TestHub, tokens: TokenAnswer, interval: string): Promise<void> {
  await hub.database.pool.query('update sessions set renewed_at = now() - $1::interval where id = $2', [
    interval,
    sessionOf(tokens),
  ]);
}

async function expectPasswordPage(hub: TestHub, browser: Browser): Promise<void> {
  expect(await silentSignIn(hub, browser)).toBe('login_required');
  const page = await browser.visit(authorizationUrl(hub));
  expect(page.status).toBe(200);
  expect(page.html).toContain('type="password"');
}
