import { licenseKeyOf } from '@hub/contract/core/licenses/license-key';
import { demoKeys } from '@hub/server/demo/demo-licenses';
import { expect, test } from 'vitest';
import { field, form } from './client-journey.ts';
import { BEHAVIOR, card, feature, manager, prepareLibrary, section } from './library-journey.ts';
import { toast } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';

const { openAt, openProduct, openProductAs } = prepareLibrary();

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

test('uses are asked for, approved and declined', async () => {
  const page = await openAt('/library');
  await openProduct(page, BEHAVIOR);
  const ask = async (quantity: string, message: string) => {
    await page.getByRole('button', { name: 'Ask for uses' }).click();
    await field(form(page), 'How many').fill(quantity);
    await field(form(page), 'Message').fill(message);
    await form(page).getByRole('button', { name: 'Send request' }).click();
    await toast(page, 'Your request was sent to your managers').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await ask('3', 'For the twins');
  await ask('500', 'To be safe');
  const mine = section(page, 'Your requests');
  await expect.poll(() => mine.getByText('Waiting for a manager').count()).toBe(2);

  const other = await openProductAs(manager, BEHAVIOR);
  const waiting = section(other, 'Requests that wait for you');
  const request = (message: string) => waiting.getByRole('listitem').filter({ hasText: message });
  await request('To be safe').getByRole('button', { name: 'Approve' }).click();
  await toast(other, 'There are not as many in the pool.').waitFor();
  await request('To be safe').getByRole('button', { name: 'Decline' }).click();
  await field(form(other), 'Reason').fill('Ask again in May');
  await form(other).getByRole('button', { name: 'Decline' }).click();
  await request('To be safe').waitFor({ state: 'detached' });
  await request('For the twins').getByRole('button', { name: 'Approve' }).click();
  await toast(other, 'Maren Okafor has 3 uses more').waitFor();

  await page.reload();
  await mine.getByText('Approved').waitFor();
  await mine.getByText('Ask again in May').waitFor();
  await feature(page, 'Parent form')
    .getByText(/^\d+ uses of these are assigned to you alone\.$/)
    .waitFor();
});
