import { expect, test } from 'vitest';
import { demoAccount, logOut, signIn, submitCredentials } from './demo-sign-in.ts';
import { MINUTE, practitioner, prepareSessions } from './session-journey.ts';
import { drafts, field, form, offer } from './ui/contact-form.ts';
import { pieceAddress } from './ui/piece.ts';

const second = demoAccount('second@demo.test');
const { url, openOwnPageOf, signedIn } = prepareSessions();

test('after the 30-minute logout the draft is offered to the same user', async () => {
  const { page, pass } = await signedIn();
  await page.goto(url(pieceAddress('Form')));
  await field(page, 'First name').fill('Noor');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await pass(31 * MINUTE);
  await page.waitForURL('**/login');
  expect(questions, 'nobody is there to answer').toEqual([]);
  expect(await page.getByText('Noor').count(), 'on the screen of nobody').toBe(0);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitCredentials(page, practitioner);
  await page.waitForURL(`**${pieceAddress('Form')}`);
  await form(page).getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Noor');
});

test('another user in the same tab finds nothing, and nothing is left for the first', async () => {
  const page = await openOwnPageOf(practitioner);
  await page.goto(url(pieceAddress('Form')));
  await field(page, 'First name').fill('Noor');
  expect(await drafts(page)).toHaveLength(1);
  await logOut(page, practitioner);
  await signIn(page, url(), second);
  await expect.poll(() => drafts(page)).toEqual([]);
  await page.goto(url(pieceAddress('Form')));
  await form(page).waitFor();
  expect(await offer(page).count()).toBe(0);
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('');
});
