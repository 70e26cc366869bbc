import { createCookieJar } from './cookie-jar.ts';
import { findForm } from './html-form.ts';

export type Page = { url: URL; status: number; headers: Headers; html: string };
export type Browser = ReturnType<typeof openBrowser>;

const MAX_REDIRECTS = 10;

/**
 * A browser without JavaScript. It stops when the provider redirects back to the web app, and returns that
 * address.
 */
export function openBrowser(alwaysSent: Record<string, string> = {}) {
  const jar = createCookieJar();

  async function go(url: URL, request: RequestInit = {}, redirects = 0): Promise<Page> {
    if (redirects > MAX_REDIRECTS) throw new Error(`redirected in circles at ${url}`);
    const headers = { ...alwaysSent, cookie: jar.cookiesFor(url) };
    const answer = await fetch(url, { ...request, headers, redirect: 'manual' });
    jar.keep(answer.headers.getSetCookie());
    const html = await answer.text();
    const location = answer.headers.get('location');
    if (!location) return { url, status: answer.status, headers: answer.headers, html };
    const next = new URL(location, url);
    if (next.pathname.startsWith('/idp/')) return go(next, {}, redirects + 1);
    return { url: next, status: answer.status, headers: answer.headers, html };
  }

  return {
    visit: (url: URL | string) => go(new URL(url)),

    /** Fills the page's form and sends it. */
    submit(page: Page, typed: Record<string, string> = {}): Promise<Page> {
      const { action, method, fields } = findForm(page.html);
      for (const [name, value] of Object.entries(typed)) {
        if (!fields.has(name)) throw new Error(`the form has no field ${name}`);
        fields.set(name, value);
      }
      return go(new URL(action, page.url), { method, body: new URLSearchParams([...fields]) });
    },
  };
}
