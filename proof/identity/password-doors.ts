import { basic, type TestHub } from '../../apps/server/test/test-hub.ts';
import { authorizationUrl } from './authorization.ts';
import { openBrowser } from './browser.ts';

export type Answer = { status: number; headers: Headers; body: string };
export type Door = {
  name: string;
  /** The status of an attempt that comes too soon. */
  tooSoon: 420 | 429;
  knock: (
    hub: TestHub,
    email: string,
    password: string,
    moreHeaders?: Record<string, string>,
  ) => Promise<Answer>;
};

export const WRONG = 'Wrong-Password-00';

/** The two ways in by password. */
export const doors: Door[] = [
  {
    name: 'users/sign-in',
    tooSoon: 420,
    async knock(hub, email, password, moreHeaders) {
      const answer = await fetch(`${hub.url}/auth/api/users/sign-in`, {
        method: 'POST',
        headers: { ...moreHeaders, authorization: basic(email, password) },
      });
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    },
  },
  {
    name: 'the sign-in page',
    tooSoon: 429,
    async knock(hub, email, password, moreHeaders) {
      const browser = openBrowser(moreHeaders);
      const page = await browser.visit(authorizationUrl(hub));
      const { status, headers, html } = await browser.submit(page, { email, password });
      return { status, headers, body: html };
    },
  },
];

/**
 * Whether the answer accepts the password: with tokens at one door, with the redirect to the web app at the
 * other.
 */
export const letsIn = ({ status }: Answer) => status === 200 || status === 303;
