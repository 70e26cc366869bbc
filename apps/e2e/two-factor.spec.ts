import { expect, test } from 'vitest';
import { codeFrom } from '../server/test/authenticator.ts';
import { demoAccount, logOut, profileButton } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';
import { codesDialog, keepCodes, prepareTwoFactor, sendCode } from './two-factor-journey.ts';

const { url, openOwnPageOf } = prepareJourneys();
const { sendPassword, turnOn } = prepareTwoFactor(url);

test('turning it on ends with recovery codes that have to be kept, then signing in asks for a code', async () => {
  const second = demoAccount('second@demo.test', 'two-factor');
  const page = await openOwnPageOf(second);
  const { secret, recoveryCodes } = await turnOn(page);
  expect(new Set(recoveryCodes).size).toBe(10);

  const dialog = codesDialog(page);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Done' }).click({ force: true });
  await expect
    .poll(() => dialog.isVisible(), { message: 'nobody leaves before the codes are kept' })
    .toBe(true);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('evaluation-hub-recovery-codes.txt');
  await keepCodes(page);
  await page.getByText('Signing in asks for your password and a code').waitFor();
  await logOut(page, second);

  await sendPassword(page, second);
  await sendCode(page, 'Code', '000000');
  await page.getByRole('alert').getByText('The code is not right').waitFor();
  // The code of the next time step: the current one was used to turn it on.
  await sendCode(page, 'Code', codeFrom(secret, 1));
  await profileButton(page, second).waitFor();
});
