import { expect, test } from 'vitest';
import { heading } from '../heading.ts';
import { getsFocus } from '../tab-to.ts';
import { button, preparePreviews, progress, radio } from './respondent-form-journey.ts';

const { openForm, openFirstQuestion, openReview } = preparePreviews();

test('the welcome says who is asked and whom to call, and the instructions stand before the first question', async () => {
  const page = await openForm();
  for (const words of [
    'You answer as a parent or caregiver, about your child.',
    'About 2 minutes',
    /call 911\..* call or text 988/,
    'Preview: nothing is saved',
  ]) {
    await page.getByText(words).waitFor();
  }
  const well = page.getByRole('group', { name: 'How well do you know this person?' });
  await well.getByText('Fairly well').click();
  expect(await well.getByRole('radio', { checked: true }).count()).toBe(1);
  await page.getByRole('group', { name: /^How long have you known/ }).waitFor();
  await page.getByRole('group', { name: 'Does somebody translate the questions for you?' }).waitFor();

  const instructions = page.getByText('Think of the last week.');
  await button(page, 'Begin').click();
  await instructions.waitFor();
  await button(page, 'Next').click();
  await heading(page, 'I sleep well.').waitFor();
  expect(await instructions.isVisible()).toBe(false);
  await page.getByText('Instructions').click();
  await instructions.waitFor();
});

test('a choice or a key answers and moves on, Back shows it, and the arrows wait for Enter', async () => {
  const page = await openFirstQuestion();
  await page.getByRole('radiogroup', { name: 'I sleep well.' }).getByText('Sometimes').click();
  await heading(page, 'Do you have a pet?').waitFor();
  await getsFocus(heading(page, 'Do you have a pet?'));
  expect(await progress(page)).toBe('Question 2 of 4');
  await button(page, 'Back').click();
  await heading(page, 'I sleep well.').waitFor();
  expect(await radio(page, 'Sometimes').isChecked()).toBe(true);
  await button(page, 'Clear my answer').click();
  await getsFocus(heading(page, 'I sleep well.'));
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await button(page, 'Skip').waitFor();

  await page.keyboard.press('3');
  await heading(page, 'Do you have a pet?').waitFor();
  await page.keyboard.press('Tab');
  await getsFocus(radio(page, 'Yes'));
  await page.keyboard.press('ArrowDown');
  await getsFocus(radio(page, 'No'));
  expect(await radio(page, 'No').isChecked()).toBe(true);
  // Twice as long as a chosen option stays on the screen before the form moves on.
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await heading(page, 'How many hours do you sleep?').waitFor();
});

test('an answer shows what hangs on it; several choices, a line and a number go on with Enter', async () => {
  const page = await openFirstQuestion();
  await page.keyboard.press('1');
  await heading(page, 'Do you have a pet?').waitFor();
  await page.getByText('This question needs an answer.').waitFor();
  await page.keyboard.press('1');
  await heading(page, 'Which pets?').waitFor();
  expect(await progress(page)).toBe('Question 3 of 5');
  for (const key of ['1', '2', '2']) await page.keyboard.press(key);
  const checked = page.getByRole('checkbox', { checked: true });
  await expect.poll(() => checked.count()).toBe(1);
  await page.keyboard.press('Enter');
  await heading(page, 'What is the name of the cat?').waitFor();
  await getsFocus(page.getByRole('textbox', { name: 'What is the name of the cat?' }));
  await page.keyboard.type('1 Felix');
  await page.getByText('33 characters left').waitFor();
  await page.keyboard.press('Enter');

  const hours = page.getByRole('textbox', { name: 'How many hours do you sleep?' });
  await getsFocus(hours);
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await expect.poll(() => hours.getAttribute('aria-invalid')).toBe('true');
  await getsFocus(hours);
  await hours.fill('٧,٥');
  await page.keyboard.press('Enter');
  await heading(page, 'What else?').waitFor();
  await button(page, 'Back').click();
  await expect.poll(() => hours.inputValue()).toBe('7.5');
});

test('unanswered questions are listed before the end, and only those that are required hold it up', async () => {
  const page = await openReview();
  const list = page.getByRole('main').getByRole('listitem');
  await page.getByText('4 questions have no answer.').waitFor();
  await page.getByRole('heading', { name: 'Needed before you can finish' }).waitFor();
  expect(await button(page, 'Finish').count()).toBe(0);
  expect(await list.allInnerTexts()).toEqual([
    expect.stringContaining('Do you have a pet?'),
    expect.stringContaining('I sleep well.'),
    expect.stringContaining('How many hours do you sleep?'),
    expect.stringContaining('What else?'),
  ]);
  await list.first().getByRole('button').click();
  await heading(page, 'Do you have a pet?').waitFor();
  await page.keyboard.press('2');
  await heading(page, 'Before you finish').waitFor();
  await page.getByText('3 questions have no answer.').waitFor();
  await button(page, 'Finish').click();
  await heading(page, 'Thank you').waitFor();
  await page.getByText(/call 911\./).waitFor();
});

test('another language changes texts and direction, never the answers, and stays when one starts again', async () => {
  const page = await openFirstQuestion();
  await page.keyboard.press('2');
  await heading(page, 'Do you have a pet?').waitFor();
  const language = page.getByRole('combobox');
  await language.selectOption('العربية');
  await heading(page, 'Do you have a pet? (ar)').waitFor();
  expect(await progress(page)).toBe('السؤال 2 من 4');
  const ofPage = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  expect(await ofPage()).toEqual(['ar', 'rtl']);
  await button(page, 'السابق').click();
  await expect.poll(() => radio(page, 'Sometimes (ar)').isChecked()).toBe(true);
  await language.selectOption('Español');
  await expect.poll(ofPage).toEqual(['es', 'ltr']);
  await expect.poll(() => radio(page, 'Sometimes (es)').isChecked()).toBe(true);

  await button(page, 'Empezar de nuevo').click();
  await button(page, 'Comenzar').click();
  await button(page, 'Siguiente').click();
  await heading(page, 'I sleep well. (es)').waitFor();
  expect(await page.getByRole('radio', { checked: true }).count(), 'answers are forgotten').toBe(0);
});
