import type { Page } from 'playwright-core';

/** A tab that is killed, as when the system takes its memory. */
export async function crash(page: Page) {
  const session = await page.context().newCDPSession(page);
  const isCrashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await isCrashed;
  await page.close();
}
