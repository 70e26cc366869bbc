import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  field,
  form,
  language,
  person,
  saveButton,
  searchFocused,
  section,
  select,
  someLastName,
  toastAction,
} from './client-journey.ts';
import { heading } from './heading.ts';
import { toast } from './session-journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

export const add = (page: Page, section: string) =>
  form(page).getByRole('button', { name: `Add ${section}`, exact: true });

/** Adds a client with all sections by keyboard alone, and looks at the record. */
export async function addByKeys(page: Page, url: (path: string) => string) {
  const lastName = someLastName();
  const me = person(page);
  await typeInto(page, field(me, 'First name'), 'Zora');
  await typeInto(page, field(me, 'Last name'), lastName);
  await chooseByKeys(page, select(me, 'Biological sex'), 'Intersex');
  await typeInto(page, field(me, 'Date of birth'), '03092015');
  await typeInto(page, field(me, 'Client ID'), 'Z-7');
  await typeInto(page, field(me, 'Email'), 'zora@home.test');
  await typeInto(page, field(me, 'Phone number'), '6085550142');
  await chooseByKeys(page, select(me, 'Gender'), 'Nonbinary');
  await chooseByKeys(page, select(me, 'Pronouns'), 'They/Them/Theirs');
  await searchByKeys(page, language(me), 'span', 'Spanish');
  await chooseByKeys(page, select(me, 'Handedness'), 'Ambidextrous');
  await tabTo(page, me.getByRole('checkbox', { name: 'Closed captioning' }));
  await page.keyboard.press('Space');

  await pressByKeys(page, add(page, 'client contact'));
  const contact = section(page, 'Client contact 1');
  await getsFocus(contact);
  await chooseByKeys(page, select(contact, 'Relationship'), 'Guardian');
  await typeInto(page, field(contact, 'First name'), 'Ines');
  await typeInto(page, field(contact, 'Last name'), lastName);
  await typeInto(page, field(contact, 'Email'), 'ines@home.test');
  await typeInto(page, field(contact, 'Phone number'), '6085550143');
  await searchByKeys(page, language(contact), 'port', 'Portuguese');

  await pressByKeys(page, add(page, 'education and learning'));
  const education = section(page, 'Education and learning');
  await getsFocus(education);
  await typeInto(page, field(education, 'School name'), 'Harbor Elementary');
  await typeInto(page, field(education, 'District'), 'Lakeside');
  await chooseByKeys(page, select(education, 'Grade'), '4th');

  await pressByKeys(page, add(page, 'general comments'));
  const comments = section(page, 'General comments');
  await getsFocus(comments);
  await typeInto(page, field(comments, 'Comment'), 'Prefers mornings');
  await comments.getByText('484 characters remaining').first().waitFor();

  await pressByKeys(page, saveButton(page));
  await page.waitForURL(url('/clients'));
  await toast(page, `Zora ${lastName} added successfully`).waitFor();
  await page.keyboard.press('F6');
  await pressByKeys(page, toastAction(page, 'View Profile'));
  await heading(page, `Zora ${lastName}`).waitFor();
  for (const text of ['Intersex', '03/09/2015', 'Z-7', 'Nonbinary', 'They/Them/Theirs', 'Ambidextrous']) {
    await page.getByText(text, { exact: true }).first().waitFor();
  }
  for (const text of [`Ines ${lastName}`, 'Guardian', 'ines@home.test', 'Portuguese', '608-555-0143']) {
    await page.getByText(text).first().waitFor();
  }
  for (const text of ['Harbor Elementary', 'Lakeside', '4th', 'Prefers mornings']) {
    await page.getByText(text, { exact: true }).waitFor();
  }
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Opens the list with a key, types the beginning of the option and selects it. */
async function chooseByKeys(page: Page, target: Locator, option: string) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: option, exact: true }).waitFor();
  await page.keyboard.type(option.slice(0, 4));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(option);
  await page.keyboard.press('Enter');
  await getsFocus(target);
}

async function searchByKeys(page: Page, target: Locator, typed: string, option: string) {
  await tabTo(page, target);
  await searchFocused(page, typed, option);
  await expect.poll(() => target.inputValue()).toBe(option);
}

async function pressByKeys(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
