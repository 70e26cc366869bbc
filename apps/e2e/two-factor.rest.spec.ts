import { expect, test } from 'vitest';
import { codeFrom } from '../server/test/authenticator.ts';
import { authorizationRequest } from './authorization-request.ts';
import { demoAccount, signIn, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { toast } from './session-journey.ts';
import { keepCodes, prepareTwoFactor, readCodes, sendCode } from './two-factor-journey.ts';

const { url, openPage } = prepareJourneys();
const { openProfile, signInWithRecoveryCode, turnOn, turnOnByCall } = prepareTwoFactor(url);

test('without JavaScript the code is asked for all the same; a recovery code signs in, and later it is turned off', async () => {
  const individual = demoAccount('individual@demo.test', 'two-factor');
  const { secret, recoveryCodes } = await turnOnByCall(individual);
  const request = await authorizationRequest(url());
  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto(request.url);
  await submitCredentials(plain, individual);
  await sendCode(plain, 'Code', codeFrom(secret, 1));
  await plain.waitForURL((address) => address.searchParams.has('code'));

  const page = await openPage();
  await signInWithRecoveryCode(page, individual, recoveryCodes[0] ?? '');
  await openProfile(page);
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const renewal = page.getByRole('dialog', { name: 'Get new recovery codes?' });
  await renewal.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[1] ?? '');
  await renewal.getByRole('button', { name: 'Get new codes' }).click();
  const [renewed = ''] = await readCodes(page);
  await keepCodes(page);

  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-factor sign-in?' });
  await dialog.getByRole('textbox', { name: 'Code' }).fill(renewed);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Two-factor sign-in is off').waitFor();
  await page.getByRole('button', { name: 'Turn on' }).waitFor();
});

test('whoever lacks what the organization asks for is led to it, and then goes on', async () => {
  const manager = demoAccount('manager@demo.test', 'two-factor');
  const {
    recoveryCodes: [code = ''],
  } = await turnOnByCall(manager);
  const theirs = await openPage();
  await signInWithRecoveryCode(theirs, manager, code);
  await openProfile(theirs);
  await theirs.getByRole('link', { name: 'Open the settings' }).click();
  await theirs.getByText('Ask everyone for two-factor sign-in').click();
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await toast(theirs, 'Changes saved').waitFor();

  const practitioner = demoAccount('practitioner@demo.test', 'two-factor');
  const page = await openPage();
  await signIn(page, url(), practitioner);
  await page.waitForURL(url('/profile'));
  await page.getByText('Your organization asks for two-factor sign-in').waitFor();
  expect(await page.getByRole('link', { name: 'Clients' }).count()).toBe(0);
  await page.goto(url('/clients'));
  await page.waitForURL(url('/profile'));

  await turnOn(page);
  await keepCodes(page);
  await page.goto(url('/clients'));
  await heading(page, 'Client Directory').waitFor();
});
