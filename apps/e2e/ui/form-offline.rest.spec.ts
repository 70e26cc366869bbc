import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading } from '../heading.ts';
import { cached, isControlled, prepareOffline, startSite } from './form-offline-journey.ts';

const { openContext, openForm } = prepareOffline();

const countCaches = async (page: Page) => (await cached(page)).names.length;

test('a new version takes the place of the old one, and one that is taken back goes away', async () => {
  const { origin, site, goAway, comeBack } = await startSite();
  const page = await openForm(origin);
  await expect.poll(() => isControlled(page)).toBe(true);
  site.worker = 'second';
  await page.reload();
  await expect.poll(async () => (await cached(page)).names).toEqual(['assessment-second']);
  await goAway();
  await page.reload();
  await heading(page, 'Nights and pets').waitFor();
  site.worker = 'none';
  await comeBack();
  await page.reload();
  await heading(page, 'Nights and pets').waitFor();
  await expect.poll(() => countCaches(page)).toBe(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a preview and an address without a form register nothing', async () => {
  const { origin } = await startSite();
  const page = await (await openContext()).newPage();
  for (const path of ['preview', 'none']) {
    await page.goto(`${origin}/assessment/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  }
});
