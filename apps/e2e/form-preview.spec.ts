import { expect, test } from 'vitest';
import { dialogOf, opener, openPreview, practitioner, prepareProducts } from './form-preview-journey.ts';
import { getsFocus } from './tab-to.ts';

const openProduct = prepareProducts();
const QUESTIONS = 12;

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
