import { startTestHub, type TestHub } from '../server/test/test-hub.ts';
import { WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { signInAside } from './kept-session.ts';
import { preparePages } from './pages.ts';

const practitioner = demoAccount('practitioner@demo.test');

/**
 * Journeys on a separate hub in this process: what is not about the interface is done without a browser, and its jobs
 * run at any time that a test sets.
 */
export function prepareOwnHub(environment: Record<string, string> = {}) {
  const own = {} as { hub: TestHub };
  const pages = preparePages({
    isShared: false,
    start: async () => {
      own.hub = await startTestHub({ environment });
      return { origin: own.hub.environment.PUBLIC_URL ?? '', stop: own.hub.close };
    },
  });
  const { url, take } = pages;
  return {
    ...pages,
    own,
    open: async (
      path: string,
      options: Parameters<typeof take>[0] = WIDE,
      account: Parameters<typeof signInAside>[1] = practitioner,
    ) => {
      const kept = await signInAside(url(), account);
      const { page } = await take({ reducedMotion: 'reduce', ...options }, kept);
      await page.goto(url(path));
      return page;
    },
  };
}
