import { expect, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { dialogOf, opener, openPreview, practitioner, prepareProducts } from './form-preview-journey.ts';
import { newcomer } from './library-tenant.ts';
import { getsFocus } from './tab-to.ts';
import { tick } from './tick.ts';

const openProduct = prepareProducts();

test('a product says of each form for whom it is, and shows it as a respondent sees it, as wide as a phone, too', async () => {
  const page = await openProduct(practitioner);
  const facts = page.getByRole('list', { name: 'Self-report form in short' });
  await expect
    .poll(() => facts.getByRole('listitem').allInnerTexts())
    .toEqual(['Self-report', 'Ages 12:0–99:11', '12 items', '2 minutes', 'English, Spanish, Arabic']);
  await page.getByText('Scales and norms').click();
  await page.getByText(/^N = .* in each group and age band: /).waitFor();

  const { form, press, speak } = await openPreview(page);
  const frame = dialogOf(page).locator('iframe');
  const width = async () => (await frame.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(1000);
  await tick(dialogOf(page).getByRole('radio', { name: 'Phone' }));
  await expect.poll(width).toBe(390);
  await press('Begin');
  await form.getByText('Question 1 of 12').waitFor();
  await page.keyboard.press('2');
  await form.getByText('Question 2 of 12').waitFor();
  await speak('العربية');
  await form.getByText('السؤال 2 من 12').waitFor();
  await expect.poll(() => form.locator('html').getAttribute('dir')).toBe('rtl');

  await page.setViewportSize(PHONE.viewport);
  await expect.poll(() => frame.boundingBox()).toMatchObject({ x: 0, width: PHONE.viewport.width });
  await expect
    .poll(() => form.locator('html').evaluate((html) => html.scrollWidth))
    .toBe(PHONE.viewport.width);
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await getsFocus(opener(page));
});

test('below the qualification the page and the button say why there is no preview, and what would change that', async () => {
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
  const notice = page.getByRole('status').filter({ hasText: 'does not meet the qualification' });
  await notice.getByText(/asks for a .* degree/).waitFor();
  await notice.getByRole('link', { name: 'Open your profile' }).click();
  await page.getByRole('heading', { name: 'Profession' }).waitFor();
});
