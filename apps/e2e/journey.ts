import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Account, signIn } from './demo-sign-in.ts';
import { type Hub, startHub } from './hub.ts';
import { createPagePool, type Kept } from './page-pool.ts';

type Options = {
  /** For journeys that change what others would see. */
  ownHub?: boolean;
  /** For journeys on a hub that is set up in another way; it is their own. */
  environment?: Record<string, string> | undefined;
};

/** A browser for the journeys of one file, on the hub that all files share. Each journey has its pages for itself. */
export function prepareJourneys({ ownHub = false, environment }: Options = {}) {
  let hub: Hub;
  let browser: Browser;
  let pool: ReturnType<typeof createPagePool>;
  const sessions = new Map<string, Kept>();
  beforeAll(async () => {
    [hub, browser] = await Promise.all([
      ownHub || environment ? startOwnHub(environment) : sharedHub(),
      startBrowser(),
    ]);
    pool = createPagePool(browser);
  });
  afterEach(async () => {
    await pool.takeBack();
    await Promise.all(browser.contexts().map((context) => pool.owns(context) || context.close()));
  });
  afterAll(() => Promise.all([browser?.close(), hub?.stop()]));

  const openPage = async (options?: BrowserContextOptions, kept?: Kept) =>
    (await pool.take(hub.origin, options, kept)).page;

  async function startSession(account: Account) {
    const { page, context } = await pool.take(hub.origin);
    await signIn(page, hub.origin, account);
    const kept = await context.storageState();
    sessions.set(account.email, kept);
    return kept;
  }

  return {
    url: (path = '') => hub.origin + path,
    /** For journeys that need several tabs, or that change what holds for all of them. */
    openContext: (options?: BrowserContextOptions) => browser.newContext(options),
    openPage: (options?: BrowserContextOptions) => openPage(options),
    /** For journeys that keep the session, which they share: one that ends it has to sign in itself. */
    openPageOf: async (account: Account, options?: BrowserContextOptions) =>
      openPage(options, sessions.get(account.email) ?? (await startSession(account))),
  };
}

const startOwnHub = (environment?: Record<string, string>) =>
  startHub({ template: inject('embeddedTemplate'), environment });

const sharedHub = (): Hub => ({ origin: inject('sharedHub'), stop: async () => {} });
