import { expect, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { act, button, formItem, prepareInPerson } from './in-person-journey.ts';
import { obstacles } from './obstacles.ts';

const { url, openPage, openCase } = prepareInPerson();

test('a code opens the form on another device, once', async () => {
  const { page } = await openCase(['lmc-self']);
  const makeCode = async () => {
    await act(page, 'LMC Self-report form', 'Code for another device');
    const dialog = page.getByRole('dialog', { name: 'Code for another device' });
    const code = (await dialog.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}$/).textContent()) ?? '';
    await button(dialog, 'Done').click();
    await dialog.waitFor({ state: 'detached' });
    return code;
  };
  const former = await makeCode();
  const code = await makeCode();

  const phone = await openPage(PHONE);
  await phone.goto(url('/assessment'));
  const field = phone.getByRole('textbox', { name: 'Enter your code' });
  const open = button(phone, 'Open the form');
  await field.fill(former);
  await open.click();
  const refused = phone.getByText(/This code is not right, was used already or has expired/);
  await refused.waitFor();
  expect(await obstacles(phone)).toEqual([]);
  await field.fill('');
  await field.pressSequentially(` ${code.toLowerCase().replace('-', ' ')}`);
  expect(await field.inputValue()).toBe(code);
  await open.click();
  await phone.waitForURL(/\/assessment\/[\da-f-]{36}$/);
  await button(phone, 'Begin').waitFor();
  await page.reload();
  await formItem(page, 'LMC').getByText('Opened').waitFor();

  await phone.goto(url('/assessment'));
  await field.fill(code);
  await open.click();
  await refused.waitFor();
});
