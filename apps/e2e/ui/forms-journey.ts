import type { Locator, Page } from 'playwright-core';
import { getsFocus } from '../tab-to.ts';
import { field, form } from './contact-form.ts';
import { pieceOn, preparePieces } from './piece.ts';

export const PASSWORD = 'Quiet-Meadow-41';

const piece = (page: Page) => pieceOn(page, 'Form');
export const saveButton = (page: Page) => form(page).getByRole('button', { name: /^Save contact/ });
export const status = (page: Page, text: string) => form(page).getByRole('status').getByText(text);

export function prepareContactForms() {
  const { openPiece } = preparePieces();
  return {
    async openForm() {
      const { page } = await openPiece('Form', { viewport: { width: 1280, height: 900 } });
      await form(page).waitFor();
      return page;
    },
  };
}

export const selectButton = (page: Page, label: string) =>
  piece(page).getByRole('button', { name: new RegExp(label) });
export const language = (page: Page) => form(page).getByRole('combobox', { name: 'Primary language' });
const radio = (page: Page, name: string) => form(page).getByRole('radio', { name });
export const box = (page: Page, name: string) => form(page).getByRole('checkbox', { name });
export const reason = (page: Page) => form(page).getByRole('textbox', { name: 'Reason for referral' });

export async function choose(page: Page, label: string, option: string) {
  await selectButton(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await closed(page, label);
}

/** A list that closes gives the focus back; only then can the next field be filled in. */
const closed = (page: Page, label: string) => getsFocus(selectButton(page, label));

/** One required field of every kind, in the order of the screen. */
export const steps: readonly { at: (page: Page) => Locator; fill: (page: Page) => Promise<void> }[] = [
  {
    at: (page) => field(page, 'Last name'),
    fill: (page) => field(page, 'Last name').fill('Okafor'),
  },
  {
    at: (page) => field(page, 'Date of birth'),
    fill: (page) => field(page, 'Date of birth').pressSequentially('02292016'),
  },
  { at: (page) => field(page, 'Email'), fill: (page) => field(page, 'Email').fill('noor@clinic.test') },
  {
    at: (page) => selectButton(page, 'Relationship'),
    fill: (page) => choose(page, 'Relationship', 'Guardian'),
  },
  {
    at: language,
    async fill(page) {
      await language(page).click();
      await language(page).press('Control+a');
      await language(page).pressSequentially('espan');
      await page.getByRole('option', { name: 'Español' }).waitFor();
      await language(page).press('ArrowDown');
      await language(page).press('Enter');
    },
  },
  {
    at: (page) => selectButton(page, 'Can be reached on'),
    async fill(page) {
      await selectButton(page, 'Can be reached on').click();
      await page.getByRole('option', { name: 'Friday', exact: true }).click();
      await page.keyboard.press('Escape');
      await closed(page, 'Can be reached on');
    },
  },
  { at: (page) => radio(page, 'By email'), fill: (page) => turnOn(radio(page, 'In person')) },
  { at: (page) => box(page, 'Complete report'), fill: (page) => turnOn(box(page, 'Intervention tips')) },
  {
    at: (page) => field(page, 'Password for the report'),
    fill: (page) => field(page, 'Password for the report').fill(PASSWORD),
  },
  { at: reason, fill: (page) => reason(page).fill('Reads below grade level') },
  {
    at: (page) => box(page, 'I may share this contact'),
    fill: (page) => turnOn(box(page, 'I may share this contact')),
  },
];

const turnOn = (choice: Locator) => choice.press('Space');

export async function fillIn(page: Page) {
  await field(page, 'First name').fill('Noor');
  for (const { fill } of steps) await fill(page);
}
