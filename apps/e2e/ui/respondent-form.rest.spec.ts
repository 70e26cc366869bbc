import { expect, test } from 'vitest';
import { smallForm } from '../../respondent/test/small-form.ts';
import { heading } from '../heading.ts';
import { getsFocus } from '../tab-to.ts';
import { button, CONTENT, preparePreviews, progress, radio, WIDE } from './respondent-form-journey.ts';

const { url, openPage, openFirstQuestion } = preparePreviews();

const PHONE = { width: 360, height: 780 };

test('on request text grows in three steps, and a page is shown at a time where there is room', async () => {
  const page = await openFirstQuestion();
  await button(page, 'Display').click();
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  for (const [name, pixels] of [
    ['Large', '19px'],
    ['Largest', '22px'],
    ['Normal', '16px'],
  ] as const) {
    await radio(page, name).check();
    expect(await size()).toBe(pixels);
  }
  await radio(page, 'A page at a time').check();
  await page.keyboard.press('Escape');
  await heading(page, 'At home').waitFor();
  expect(await progress(page)).toBe('Questions 1 to 2 of 4');
  const question = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await question('I sleep well.').focus();
  await page.keyboard.press('1');
  await getsFocus(question('Do you have a pet?'));
  await page.keyboard.press('1');
  await getsFocus(question('Which pets?'));
  await page.setViewportSize(PHONE);
  await heading(page, 'I sleep well.').waitFor();
  expect(await radio(page, 'Never').isChecked()).toBe(true);
});

test('a form that cannot be loaded says so and is tried again; an address without a form is told kindly', async () => {
  const page = await openPage(WIDE);
  await page.route(CONTENT, (route) => route.abort());
  await page.goto(url('/assessment/preview'));
  await heading(page, 'The form could not be loaded').waitFor();
  await page.unroute(CONTENT);
  await page.route(CONTENT, (route) => route.fulfill({ json: smallForm }));
  await button(page, 'Try again').click();
  await heading(page, 'Nights and pets').waitFor();
  await page.goto(url('/assessment/some-link'));
  await heading(page, 'This link is not valid').waitFor();
});
