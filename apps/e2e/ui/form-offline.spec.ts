import { expect, test } from 'vitest';
import { heading } from '../heading.ts';
import { cached, isControlled, prepareOffline, startSite } from './form-offline-journey.ts';

const { openForm } = prepareOffline();

test('a form that was opened loads without a network; only the files of its page are kept', async () => {
  const { origin, goAway } = await startSite();
  const page = await openForm(origin);
  await expect.poll(() => isControlled(page)).toBe(true);
  await page.reload();
  await heading(page, 'Nights and pets').waitFor();
  await page.evaluate(() => fetch('/elsewhere'));
  const { names, paths } = await cached(page);
  expect(names).toEqual([expect.stringMatching(/^assessment-[\da-f]{16}$/)]);
  expect(paths.sort()).toEqual([
    '/assessment/',
    expect.stringMatching(/^\/assessment\/assets\/index-.+\.js$/),
    expect.stringMatching(/^\/assessment\/assets\/inter-latin-wght-normal-.+\.woff2$/),
    expect.stringMatching(/^\/assessment\/assets\/style-.+\.css$/),
  ]);
  await goAway();
  await page.reload();
  await heading(page, 'Nights and pets').waitFor();
  // The worker answers for no other page of the site.
  await expect(page.goto(`${origin}/assessment/preview`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});
