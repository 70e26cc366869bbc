import { expect, test } from 'vitest';
import { count } from '../counts.ts';
import { authorizationUrl, redirectUriOf } from './authorization.ts';
import { openBrowser } from './browser.ts';
import { onOneDatabase } from './each-database.ts';
import { signInForCode, silentSignIn } from './page-sign-in.ts';
import { mutationsOf } from './redirect-uri-mutations.ts';

const MUTATIONS = count(200, 1000);

onOneDatabase((hub) => {
  test(`of ${MUTATIONS} addresses that are almost the redirect URI none gets a redirect or a code`, async () => {
    const browser = openBrowser();
    await signInForCode(hub(), browser);
    // The user is already signed in, so a wrongly accepted redirect URI would get a code at once.
    expect(await silentSignIn(hub(), browser)).toBe('signed in');

    const mutations = mutationsOf(redirectUriOf(hub()), MUTATIONS);
    expect(mutations.length).toBe(MUTATIONS);
    const letThrough: string[] = [];
    for (const redirect_uri of mutations) {
      const page = await browser.visit(authorizationUrl(hub(), { redirect_uri, prompt: 'none' }));
      const isRefused = page.status === 400 && !page.headers.has('location') && !page.html.includes('code=');
      if (!isRefused) letThrough.push(redirect_uri);
    }
    expect(letThrough).toEqual([]);
    expect(await silentSignIn(hub(), browser)).toBe('signed in');
  });

  test('two redirect URIs in one request are refused, whichever comes first', async () => {
    const browser = openBrowser();
    await signInForCode(hub(), browser);
    const evil = 'https://evil.test/';
    for (const [first, second] of [
      [evil, redirectUriOf(hub())],
      [redirectUriOf(hub()), evil],
    ]) {
      const url = authorizationUrl(hub(), { redirect_uri: undefined, prompt: 'none' });
      url.searchParams.append('redirect_uri', first ?? '');
      url.searchParams.append('redirect_uri', second ?? '');
      const page = await browser.visit(url);
      expect(page.url.origin).toBe(new URL(redirectUriOf(hub())).origin);
      expect(page.url.searchParams.get('error')).toBe('invalid_request');
      expect(page.url.searchParams.has('code')).toBe(false);
    }
  });
});
