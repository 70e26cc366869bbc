import type { Case } from '@hub/contract/core/cases/case';
import { updateCaseNote } from '@hub/contract/core/cases/case-notes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editor, note, prepareCaseRecords, richText, saveNote } from './case-record-journey.ts';
import { form, toastAction } from './client-journey.ts';
import { toast } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';

const { call, openCase } = prepareCaseRecords('case-notes');

const edit = (page: Page, text: string) => note(page, text).getByRole('button', { name: 'Edit note' });
const text = (page: Page) => editor(form(page), 'Note');
const pathOf = ({ path }: { path: string }, opened: Case, noteId = '') =>
  path.replace(':id', opened.id).replace(':noteId', noteId);

test('a note is changed by its author, keeps what it said, and is not overwritten from another tab', async () => {
  const { page, opened } = await openCase({ notes: [{ note: richText('<p>Called the family</p>') }] });
  const [first] = opened.notes;
  await edit(page, 'Called').click();
  await getsFocus(text(page));
  await page.keyboard.type(' twice');
  const theirs = { note: richText('<p>Wrote to the family</p>'), version: first?.version };
  await call(page, updateCaseNote, pathOf(updateCaseNote, opened, first?.id), theirs);
  await saveNote(page).click();
  const conflict = form(page).getByRole('alert').filter({ hasText: 'This note was changed meanwhile' });
  await conflict.getByText('Wrote to the family').waitFor();
  await expect
    .poll(() => text(page).innerText(), { message: 'what was typed' })
    .toBe('Called the family twice');
  await saveNote(page).click();
  await note(page, 'Called the family twice')
    .getByText(/Edited/)
    .waitFor();
  await getsFocus(edit(page, 'twice'));

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const earlier = page.getByRole('dialog', { name: 'Earlier versions' });
  await earlier.getByRole('listitem').first().waitFor();
  await expect
    .poll(() => earlier.getByRole('listitem').locator('p:last-child').allInnerTexts())
    .toEqual(['Wrote to the family', 'Called the family']);
  await page.keyboard.press('Escape');
  await getsFocus(page.getByRole('button', { name: 'Earlier versions' }));
});

test('a note is deleted at once and brought back, from the message and after a reload', async () => {
  const { page } = await openCase({ notes: [{ note: richText('<p>Called the family</p>') }] });
  await note(page, 'Called').getByRole('button', { name: 'Delete note' }).click();
  await page.getByText('No notes yet').waitFor();
  await getsFocus(page.getByRole('heading', { name: 'Notes' }));
  await toastAction(page, 'Undo').click();
  await toast(page, 'The note was restored').waitFor();
  await note(page, 'Called').waitFor();

  await note(page, 'Called').getByRole('button', { name: 'Delete note' }).click();
  await page.getByText('No notes yet').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Deleted notes' }).click();
  const deleted = page.getByRole('dialog', { name: 'Deleted notes' });
  await deleted.getByRole('button', { name: 'Restore Called the family' }).click();
  await deleted.getByText('No note can be restored').waitFor();
  await page.keyboard.press('Escape');
  await note(page, 'Called').waitFor();
});
