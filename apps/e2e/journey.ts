import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Account, signIn } from './demo-sign-in.ts';
import { type Hub, startHub } from './hub.ts';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

type Options = {
  /** For journeys that change what others would see. */
  ownHub?: boolean;
  /** For journeys on a hub that is set up in another way; it is their own. */
  environment?: Record<string, string> | undefined;
};

/** A browser for the journeys of one file, on the hub that all files share. Each journey opens its own pages. */
export function prepareJourneys({ ownHub = false, environment }: Options = {}) {
  let hub: Hub;
  let browser: Browser;
  const sessions = new Map<string, Kept>();
  beforeAll(async () => {
    [hub, browser] = await Promise.all([
      ownHub || environment ? startOwnHub(environment) : sharedHub(),
      startBrowser(),
    ]);
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => Promise.all([browser?.close(), hub?.stop()]));

  const openPage = async (options?: BrowserContextOptions) => (await browser.newContext(options)).newPage();

  async function startSession(account: Account) {
    const page = await openPage();
    await signIn(page, hub.origin, account);
    const kept = await page.context().storageState();
    sessions.set(account.email, kept);
    return kept;
  }

  return {
    url: (path = '') => hub.origin + path,
    openContext: (options?: BrowserContextOptions) => browser.newContext(options),
    openPage,
    /** For journeys that keep the session, which they share: one that ends it has to sign in itself. */
    openPageOf: async (account: Account, options?: BrowserContextOptions) =>
      openPage({ ...options, storageState: sessions.get(account.email) ?? (await startSession(account)) }),
  };
}

const startOwnHub = (environment?: Record<string, string>) =>
  startHub({ template: inject('embeddedTemplate'), environment });

const sharedHub = (): Hub => ({ origin: inject('sharedHub'), stop: async () => {} });
