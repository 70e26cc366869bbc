import { expect, test } from 'vitest';
import { demoAccount, logOut, signIn } from './demo-sign-in.ts';
import { practitioner, prepareSessions } from './session-journey.ts';
import { drafts, field, form, offer } from './ui/contact-form.ts';
import { pieceAddress } from './ui/piece.ts';

const second = demoAccount('second@demo.test');
const { url, openOwnPageOf } = prepareSessions();

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
