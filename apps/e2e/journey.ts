import type { BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import type { Account } from './demo-sign-in.ts';
import { startHub } from './hub.ts';
import { accessTokenOf, signInAside } from './kept-session.ts';
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

  async function sessionOf(account: Account) {
    const kept = sessions.get(account.email) ?? (await signInAside(url(), account));
    sessions.set(account.email, kept);
    return kept;
  }

  return {
    url,
    openContext,
    openPage: async (options?: BrowserContextOptions) => (await take(options)).page,
    /** For journeys that keep the session, which they share: one that ends it has one of its own. */
    openPageOf: async (account: Account, options?: BrowserContextOptions) =>
      (await take(options, await sessionOf(account))).page,
    /** For a journey that ends its session. */
    openOwnPageOf: async (account: Account, options?: BrowserContextOptions) =>
      (await take(options, await signInAside(url(), account))).page,
    /** By which that person makes calls, without a page. */
    tokenOf: async (account: Account) => accessTokenOf(await sessionOf(account)),
  };
}

const startOwnHub = (environment: Record<string, string>) =>
  startHub({ template: inject('embeddedTemplate'), environment });

const sharedHub = async (): Promise<Site> => ({ origin: inject('sharedHub'), stop: async () => {} });
