import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Account, signIn } from './demo-sign-in.ts';
import { type Hub, startHub } from './hub.ts';
import { createPagePool, type Kept, type PagePool } from './page-pool.ts';

type Options = {
  /** For journeys that change what others would see. */
  ownHub?: boolean;
  /** For journeys on a hub that is set up in another way; it is their own. */
  environment?: Record<string, string> | undefined;
};

/** One browser for all files of a worker: in a new one the whole app would have to be compiled again. */
let shared: Promise<{ browser: Browser; pool: PagePool }> | undefined;

async function startShared() {
  const browser = await startBrowser();
  return { browser, pool: createPagePool(browser) };
}

/** Journeys on the hub that all files share. Each journey has its pages for itself. */
export function prepareJourneys({ ownHub = false, environment }: Options = {}) {
  const isOwn = ownHub || environment !== undefined;
  let hub: Hub;
  let browser: Browser;
  let pool: PagePool;
  const sessions = new Map<string, Kept>();
  beforeAll(async () => {
    shared ??= startShared();
    [hub, { browser, pool }] = await Promise.all([isOwn ? startOwnHub(environment) : sharedHub(), shared]);
  });
  afterEach(async () => {
    await pool.takeBack();
    await Promise.all(browser.contexts().map((context) => pool.owns(context) || context.close()));
  });
  afterAll(async () => {
    if (isOwn) await pool?.forget(hub.origin);
    await hub?.stop();
  });

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
