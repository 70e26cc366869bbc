import type { BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { type Account, signIn } from './demo-sign-in.ts';
import { startHub } from './hub.ts';
import type { Kept } from './page-pool.ts';
import { preparePages, type Site } from './pages.ts';

type Options = {
  /** For journeys on a hub that is set up in another way; it is their own. */
  environment?: Record<string, string> | undefined;
};

/** Journeys on the hub that all files share. Each journey has its pages for itself. */
export function prepareJourneys({ environment }: Options = {}) {
  const isShared = environment === undefined;
  const start = () => (environment ? startOwnHub(environment) : sharedHub());
  const { url, openContext, take } = preparePages({ start, isShared });
  const sessions = new Map<string, Kept>();

  async function startSession(account: Account) {
    const { page, context } = await take();
    await signIn(page, url(), account);
    // It comes after the page, and its toast belongs to no journey that goes on from here.
    await page.waitForFunction(() => localStorage.getItem('hub.maintenance-announced'));
    const kept = await context.storageState();
    sessions.set(account.email, kept);
    return kept;
  }

  return {
    url,
    openContext,
    openPage: async (options?: BrowserContextOptions) => (await take(options)).page,
    /** For journeys that keep the session, which they share: one that ends it has to sign in itself. */
    openPageOf: async (account: Account, options?: BrowserContextOptions) =>
      (await take(options, sessions.get(account.email) ?? (await startSession(account)))).page,
  };
}

const startOwnHub = (environment: Record<string, string>) =>
  startHub({ template: inject('embeddedTemplate'), environment });

const sharedHub = async (): Promise<Site> => ({ origin: inject('sharedHub'), stop: async () => {} });
