import type { Case } from '@hub/contract/core/cases/case';
import { createCaseNote } from '@hub/contract/core/cases/case-notes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  addNote,
  editCase,
  editor,
  note,
  notes,
  prepareCaseRecords,
  richText,
  saveNote,
} from './case-record-journey.ts';
import { form, reasonOf } from './client-journey.ts';
import { toast } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';

const { openCase } = prepareCaseRecords('case-notes');

const BUSY = 'Save or cancel the note that you are writing first.';
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your changes will be lost.' });
const edit = (page: Page, text: string) => note(page, text).getByRole('button', { name: 'Edit note' });
const text = (page: Page) => editor(form(page), 'Note');
const pathOf = ({ path }: { path: string }, opened: Case, noteId = '') =>
  path.replace(':id', opened.id).replace(':noteId', noteId);

test('a link in a note leads only where it may; a note that is not saved stays and is written once; of others it is read only', async () => {
  const hostile =
    '<p onclick="steal()">Read <a href="https://example.test/a">this</a><a href="javascript:steal()">that</a></p>' +
    '<script>steal()</script><img src="x" onerror="steal()">';
  const { page, opened } = await openCase({ notes: [{ note: richText(hostile) }] });
  const link = note(page, 'Read').getByRole('link');
  await link.first().waitFor();
  await expect.poll(() => link.allInnerTexts()).toEqual(['this']);
  await expect.poll(() => link.getAttribute('target')).toBe('_blank');
  await expect.poll(() => link.getAttribute('rel')).toContain('noopener');

  await addNote(page).click();
  await getsFocus(text(page));
  expect(await reasonOf(page, saveNote(page))).toBe('Fill in: Note.');
  await page.keyboard.type('Second call');
  await page.keyboard.press('Control+a');
  await form(page).getByRole('button', { name: 'Link', exact: true }).click();
  const address = page.getByRole('textbox', { name: 'URL' });
  await address.fill('javascript:steal()');
  await page.keyboard.press('Enter');
  await page.getByText('Use an https, mailto or tel address').waitFor();
  await address.fill('tel:+16085550142');
  await page.keyboard.press('Enter');
  await getsFocus(text(page));
  await expect.poll(() => notes(page).count(), { message: 'Enter in the address saves no note' }).toBe(1);

  expect(await reasonOf(page, edit(page, 'Read')), 'one note at a time').toBe(BUSY);
  await editCase(page).click();
  await question(page).getByRole('button', { name: 'Stay on page' }).click();
  await question(page).waitFor({ state: 'detached' });
  await page.route(
    `**${pathOf(createCaseNote, opened)}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await saveNote(page).click();
  await toast(page, 'Something went wrong. Please try again later.').waitFor();
  await expect.poll(() => text(page).innerText()).toBe('Second call');
  await saveNote(page).click();
  await getsFocus(addNote(page));
  await expect.poll(() => notes(page).count(), { message: 'written once' }).toBe(2);
  await expect
    .poll(() => notes(page).first().getByRole('link', { name: 'Second call' }).getAttribute('href'))
    .toBe('tel:+16085550142');

  await page.route(`**/core/api/cases/${opened.id}`, async (route) => {
    const answer = await route.fetch();
    const found = (await answer.json()) as Case;
    const others = found.notes.map((each) => ({ ...each, createdByName: 'Somebody Else', isMine: false }));
    await route.fulfill({ response: answer, json: { ...found, notes: others } });
  });
  await page.reload();
  await page.getByText('Somebody Else').first().waitFor();
  await page.getByText('Second call').waitFor();
  expect(await notes(page).count(), 'nothing is offered for change').toBe(0);
});
