import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, WIDE } from './client-journey.ts';
import { type Account, demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { newcomer } from './library-tenant.ts';
import { obstacles } from './obstacles.ts';
import { getsFocus } from './tab-to.ts';
import { tick } from './tick.ts';

const { url, openPageOf } = prepareJourneys();
const practitioner = demoAccount('practitioner@demo.test');
const MOOD = 'Larkfield Mood Check';
const QUESTIONS = 12;

async function openProduct(account: Account, options: BrowserContextOptions = WIDE) {
  const page = await openPageOf(account, options);
  await page.goto(url('/library'));
  await page.getByRole('list', { name: 'Products' }).getByRole('link', { name: MOOD }).click();
  await heading(page, MOOD).waitFor();
  return page;
}

const opener = (page: Page) => page.getByRole('button', { name: 'Preview Self-report form' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Preview: Self-report form' });

async function openPreview(page: Page) {
  await opener(page).click();
  const form = dialogOf(page).frameLocator('iframe');
  await form.getByRole('heading', { level: 1, name: 'Self-report form' }).waitFor();
  return {
    form,
    title: (name: string) => form.getByRole('heading', { level: 1, name, exact: true }),
    press: (name: string) => form.getByRole('button', { name, exact: true }).click(),
    speak: (language: string) => form.getByRole('combobox').selectOption(language),
  };
}

test('a product says of each form for whom it is and what it measures, and shows it as a respondent sees it', async () => {
  const page = await openProduct(practitioner);
  const facts = page.getByRole('list', { name: 'Self-report form in short' });
  await expect
    .poll(() => facts.getByRole('listitem').allInnerTexts())
    .toEqual(['Self-report', 'Ages 12:0–99:11', '12 items', '2 minutes', 'English, Spanish, Arabic']);
  await page.getByText('Scales and norms').click();
  await page.getByText(/^N = .* in each group and age band: /).waitFor();

  const { form, title, press, speak } = await openPreview(page);
  await press('Begin');
  await title('I felt sad.').waitFor();
  await page.keyboard.press('2');
  await form.getByText('Question 2 of 12').waitFor();
  await speak('Español');
  await title('Me sentí preocupado o preocupada.').waitFor();
  await title('Me sentí preocupado o preocupada.').focus();
  await page.keyboard.press('1');
  await form.getByText('Pregunta 3 de 12').waitFor();
  await speak('العربية');
  await form.getByText('السؤال 3 من 12').waitFor();
  await expect.poll(() => form.locator('html').getAttribute('dir')).toBe('rtl');
  await press('السابق');
  await expect.poll(() => form.getByRole('radio', { name: 'أبدًا' }).isChecked()).toBe(true);
  await press('التالي');
  for (let question = 3; question <= QUESTIONS; question += 1) {
    await form.getByText(`السؤال ${question} من 12`).waitFor();
    await press('تخطي');
  }
  await title('قبل الإنهاء').waitFor();
  expect(await form.getByRole('main').getByRole('listitem').count()).toBe(QUESTIONS - 2);
  await press('إنهاء');
  await title('شكرًا جزيلًا').waitFor();

  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await getsFocus(opener(page));
});

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
  await opener(page).click({ force: true });
  await page
    .getByRole('tooltip')
    .getByText(/asks for/)
    .waitFor();
  expect(await opener(page).getAttribute('aria-disabled')).toBe('true');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
