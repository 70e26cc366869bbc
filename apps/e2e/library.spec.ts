import { licenseKeyOf } from '@hub/contract/core/licenses/license-key';
import { demoKeys } from '@hub/server/demo/demo-licenses';
import { expect, test } from 'vitest';
import { BEHAVIOR, card, prepareLibrary } from './library-journey.ts';
import { getsFocus } from './tab-to.ts';

const { openAt } = prepareLibrary();

test('a key becomes uses; a mistyped, an unknown and a used one are told apart', async () => {
  const [{ licenseKey } = { licenseKey: '' }] = demoKeys;
  const page = await openAt('/library');
  const behavior = card(page, BEHAVIOR);
  await behavior.getByText('76 uses').waitFor();
  const open = page.getByRole('button', { name: 'Activate a license key' });
  const dialog = page.getByRole('dialog');
  const input = dialog.getByRole('textbox', { name: 'License key' });
  const activate = dialog.getByRole('button', { name: 'Activate', exact: true });

  await open.click();
  await getsFocus(input);
  const ring = await input.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(ring, 'the box around it shows the focus').toBe('none');
  await input.fill(licenseKey.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
  await dialog.getByText('A character is mistyped.').waitFor();
  await input.fill(licenseKeyOf(Array.from({ length: 19 }, () => 17)));
  await activate.click();
  await dialog.getByText('There is no such license key.').waitFor();
  await getsFocus(input);

  await input.fill(` ${licenseKey.toLowerCase().replaceAll('-', ' ')}`);
  await expect.poll(() => input.inputValue()).toBe(licenseKey);
  await page.keyboard.press('Enter');
  await dialog.getByText('25 uses: Parent form').waitFor();
  await dialog.getByRole('button', { name: 'Activate another' }).click();
  await input.fill(licenseKey);
  await activate.click();
  await dialog.getByText('This license key was used already.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await getsFocus(open);
  await behavior.getByText('101 uses').waitFor();
});
