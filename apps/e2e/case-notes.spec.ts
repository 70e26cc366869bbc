import type { Case } from '@hub/contract/core/cases/case';
import { createCaseNote, updateCaseNote } from '@hub/contract/core/cases/case-notes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editor, note, notes, prepareCaseRecords, richText, saveNote } from './case-record-journey.ts';
import { form, toastAction } from './client-journey.ts';
import { toast } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';

const { url, call, openCase, writeNotes } = prepareCaseRecords('case-notes');

const edit = (page: Page, text: string) => note(page, text).getByRole('button', { name: 'Edit note' });
const text = (page: Page) => editor(form(page), 'Note');
const pathOf = ({ path }: { path: string }, opened: Case, noteId = '') =>
  path.replace(':id', opened.id).replace(':noteId', noteId);

test('a note is changed by its author, keeps what it said, and is not overwritten from another tab', async () => {
  const texts = ['<p>Called the family</p>', '<ul><li>Asked the school</li></ul>'];
  const { page, opened } = await openCase({ notes: texts.map((html) => ({ note: richText(html) })) });
  const first = opened.notes.find(({ note }) => note.text.startsWith('Called'));
  const bullets = note(page, 'Asked the school').locator('li', { hasText: /^Asked/ });
  await expect
    .poll(() => bullets.evaluate((item) => getComputedStyle(item).listStyleType), {
      message: 'a list inside the list of notes',
    })
    .toBe('disc');
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

test('older notes come ten at a time, and what fails is tried again', async () => {
  const calls = Array.from({ length: 11 }, (_, index) => `Call ${index + 1}.`);
  const { page, opened } = await openCase();
  await writeNotes(page, opened, calls);
  const list = `**${pathOf(createCaseNote, opened)}?Page=`;
  const fail = (pageNumber: number) =>
    page.route(`${list}${pageNumber}*`, (route) => route.fulfill({ status: 500, body: '' }));
  await fail(1);
  await page.goto(url(`/cases/${opened.id}`));
  await page.getByText('The notes could not be loaded.').waitFor();
  await page.unroute(`${list}1*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  const older = page.getByRole('button', { name: 'Show older notes' });
  await older.waitFor();
  await expect.poll(() => notes(page).count()).toBe(10);

  await fail(2);
  await older.click();
  await page.getByText('Older notes could not be loaded.').waitFor();
  await page.unroute(`${list}2*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await getsFocus(note(page, 'Call 1.'));
  await expect.poll(() => notes(page).count()).toBe(11);
  expect(await older.count()).toBe(0);
});
