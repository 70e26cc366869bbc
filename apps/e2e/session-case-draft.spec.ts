import { listCases } from '@hub/contract/core/cases/cases';
import { expect, test } from 'vitest';
import { addNote, editor, note, saveNote } from './case-record-journey.ts';
import { form } from './client-journey.ts';
import { submitCredentials } from './demo-sign-in.ts';
import { accessTokenIn, MINUTE, practitioner, prepareSessions, toast } from './session-journey.ts';

const { url, signedIn } = prepareSessions();

test('after the 30-minute logout a half-written note is offered to the same user, and can be saved', async () => {
  const { page, pass } = await signedIn();
  const headers = { authorization: `Bearer ${await accessTokenIn(page)}`, 'time-zone': 'UTC' };
  const listed = await fetch(url(`${listCases.path}?Inactive=false`), { headers });
  const [some] = (await listed.json()).items;
  const text = `Call ${crypto.randomUUID()}`;
  await page.goto(url(`/cases/${some.id}`));
  await addNote(page).click();
  await editor(form(page), 'Note').click();
  await page.keyboard.type(text);

  await pass(31 * MINUTE);
  await page.waitForURL('**/login');
  expect(await page.getByText(text).count(), 'on the screen of nobody').toBe(0);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitCredentials(page, practitioner);
  await page.waitForURL(url(`/cases/${some.id}`));

  await form(page).getByRole('button', { name: 'Restore' }).click();
  await editor(form(page), 'Note').getByText(text).waitFor();
  await saveNote(page).click();
  await toast(page, 'Note saved').waitFor();
  await note(page, text).waitFor();
});
