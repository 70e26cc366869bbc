import { expect, test } from 'vitest';
import { drafts, field, form, offer } from './contact-form.ts';
import { fillIn, prepareContactForms, saveButton, status } from './forms-journey.ts';

const { openForm } = prepareContactForms();

test('a slow click on the button is not lost, although the message above it goes', async () => {
  const page = await openForm();
  await fillIn(page);
  const comment = field(page, 'Comment');
  await comment.fill('a'.repeat(501));
  await comment.blur();
  await expect.poll(() => comment.getAttribute('aria-invalid')).toBe('true');
  await comment.fill('Prefers mornings');
  await saveButton(page).click({ delay: 300 });
  await status(page, 'Everything is saved.').waitFor();
});

test('an offered draft is not lost by typing before the answer', async () => {
  const page = await openForm();
  await field(page, 'First name').fill('Noor');
  await page.reload();
  await offer(page).waitFor();
  await field(page, 'Last name').fill('Brown');
  await page.reload();
  await form(page).getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Noor');
});

test('a draft is dropped by Discard and when nothing is left of the change', async () => {
  const page = await openForm();
  await field(page, 'First name').fill('Noor');
  await page.reload();
  await form(page).getByRole('button', { name: 'Discard' }).click();
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  await form(page).waitFor();
  expect(await offer(page).count(), 'after Discard').toBe(0);

  await field(page, 'First name').fill('Noor');
  expect(await drafts(page)).toHaveLength(1);
  await field(page, 'First name').fill('');
  expect(await drafts(page), 'nothing is left').toEqual([]);
});

test('a draft is dropped when the changes are abandoned, and only then', async () => {
  const page = await openForm();
  await field(page, 'First name').fill('Noor');
  const question = page.getByRole('alertdialog', { name: 'Your changes will be lost.' });
  await page.getByRole('link', { name: 'Help' }).click();
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await drafts(page), 'after staying').toHaveLength(1);
  await page.getByRole('link', { name: 'Help' }).click();
  await question.getByRole('button', { name: 'Abandon changes' }).click();
  await page.waitForURL('**/support');
  await form(page).waitFor({ state: 'detached' });
  expect(await drafts(page), 'after leaving').toEqual([]);
  await page.goBack();
  await form(page).waitFor();
  expect(await offer(page).count()).toBe(0);
});
