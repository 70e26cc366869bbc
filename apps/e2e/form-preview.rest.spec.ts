import { expect, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { dialogOf, opener, openPreview, practitioner, prepareProducts } from './form-preview-journey.ts';
import { newcomer } from './library-tenant.ts';
import { obstacles } from './obstacles.ts';
import { tick } from './tick.ts';

const openProduct = prepareProducts();

test('the preview is as narrow as a phone where one asks for it, and can be used by everyone in both themes', async () => {
  const page = await openProduct(practitioner);
  const { form, press } = await openPreview(page);
  const frame = dialogOf(page).locator('iframe');
  const width = async () => (await frame.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(1000);
  await tick(dialogOf(page).getByRole('radio', { name: 'Phone' }));
  await expect.poll(width).toBe(390);
  await press('Begin');
  await form.getByText('Question 1 of 12').waitFor();

  const inside = await (await frame.elementHandle())?.contentFrame();
  if (!inside) throw new Error('The frame has no page');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await obstacles(page), `around the form, ${colorScheme}`).toEqual([]);
    expect(await obstacles(inside), `the form, ${colorScheme}`).toEqual([]);
  }
});

test('on a phone the preview fills the window', async () => {
  const page = await openProduct(practitioner, PHONE);
  const { form, press } = await openPreview(page);
  await press('Begin');
  await form.getByText('Question 1 of 12').waitFor();
  const box = await dialogOf(page).locator('iframe').boundingBox();
  expect(box).toMatchObject({ x: 0, width: PHONE.viewport.width });
  await expect.poll(() => form.locator('html').evaluate((html) => html.scrollWidth)).toBe(box?.width);
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
});

test('below the qualification there is no preview, and the button says why', async () => {
  const page = await openProduct(newcomer);
  // The tooltip closes when the page scrolls, which a forced press would not wait for.
  await opener(page).scrollIntoViewIfNeeded();
  await opener(page).hover();
  await opener(page).click({ force: true });
  await page
    .getByRole('tooltip')
    .getByText(/asks for/)
    .waitFor();
  expect(await opener(page).getAttribute('aria-disabled')).toBe('true');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
