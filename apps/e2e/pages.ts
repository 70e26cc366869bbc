import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startBrowser } from './browser.ts';
import { createPagePool, type Kept, type Leave, leaveSite, PATIENCE_MS, type PagePool } from './page-pool.ts';

/** Where the pages are: a hub, or the gallery alone. */
export type Site = { origin: string; stop: () => Promise<void> };

type Options = {
  start: () => Promise<Site>;
  /** Other files have their pages at this site too. */
  isShared: boolean;
  leave?: Leave;
};

/** One browser for all files of a worker: in a new one the whole app would have to be compiled again. */
let shared: Promise<{ browser: Browser; pool: PagePool }> | undefined;

async function startShared(leave: Leave) {
  const browser = await startBrowser();
  return { browser, pool: createPagePool(browser, leave) };
}

/** Pages for the tests of one file. Each test has its pages for itself. */
export function preparePages({ start, isShared, leave = leaveSite }: Options) {
  let site: Site;
  let browser: Browser;
  let pool: PagePool;
  beforeAll(async () => {
    shared ??= startShared(leave);
    [site, { browser, pool }] = await Promise.all([start(), shared]);
  });
  afterEach(async ({ task }) => {
    await pool.takeBack({ keep: task.result?.state !== 'fail' });
    await Promise.all(browser.contexts().map((context) => pool.owns(context) || context.close()));
  });
  afterAll(async () => {
    if (!isShared) await pool?.forget(site.origin);
    await site?.stop();
  });

  return {
    url: (path = '') => site.origin + path,
    /** For tests that need several tabs, or that change what holds for all of them. */
    async openContext(options?: BrowserContextOptions) {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(PATIENCE_MS);
      return context;
    },
    take: (options?: BrowserContextOptions, kept?: Kept) => pool.take(site.origin, options, kept),
  };
}
