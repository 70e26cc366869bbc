import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, button, column, lettersOf, prepareCases, table } from './case-journey.ts';
import { field, form } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { obstacles } from './obstacles.ts';
import { toast } from './session-journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const withoutClients = demoAccount('manager@demo.test', 'case-home');

const { url, open, openHomeOf, openSomeCases, addCase, addClient } = prepareCases('case-home');

const NEEDS = /\/core\/api\/cases\/needing-action/;

const needs = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

test('a case is closed from its row, another one by keyboard alone', async () => {
  const { page, word } = await openSomeCases();
  const actions = button(page, `Actions for ${word} D, Zoe ${word}`);
  await actions.click();
  await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Open', 'Edit', 'Close case']);
  await expect
    .poll(() => page.getByRole('menuitem', { name: 'Edit' }).getAttribute('href'))
    .toMatch(/^\/cases\/[0-9a-f-]{36}\?edit=true$/);
  await page.getByRole('menuitem', { name: 'Close case' }).click();
  await question(page, `Close ${word} D?`).getByRole('button', { name: 'Close case' }).click();
  await toast(page, '1 case closed').waitFor();
  await expect.poll(() => column(page, 'Status')).toEqual(['Closed', 'Open', 'Closed', 'Open']);
  await getsFocus(actions);
  await actions.click();
  await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Open', 'Edit']);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('link').first().focus();

  await tabTo(page, button(page, 'New case'));
  await tabTo(page, needs(page, 'Expiring soon').getByRole('listitem').getByRole('link').first());
  await tabTo(page, page.getByRole('searchbox', { name: 'Case name' }));
  await page.keyboard.type(`${word} a`);
  await tabTo(page, button(page, 'Activity All'));
  await page.keyboard.press('Enter');
  await getsFocus(page.getByRole('menuitemradio', { name: 'All' }));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await getsFocus(button(page, 'Activity Expired, still open'));
  await expect.poll(() => lettersOf(page)).toBe('A');
  expect(address(page)).toEqual({ Name: `${word} a`, Need: 'expired' });

  await tabTo(page, page.getByRole('checkbox', { name: `Select ${word} A, Abe ${word}` }));
  await page.keyboard.press('Space');
  await tabTo(page, button(page, 'Close cases'));
  await page.keyboard.press('Enter');
  const asked = question(page, `Close ${word} A?`);
  await getsFocus(asked.getByRole('button', { name: 'Cancel' }));
  await tabTo(page, asked.getByRole('button', { name: 'Close case' }));
  await page.keyboard.press('Enter');
  await toast(page, '1 case closed').waitFor();
  await page.getByText('No cases match').last().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('who has nothing yet is led to a first client, then to a first case', async () => {
  const page = await openHomeOf(withoutClients);
  const main = page.getByRole('main');
  const first = main.getByRole('link', { name: 'Add your first client' });
  await first.waitFor();
  await expect.poll(() => main.getByRole('heading').allInnerTexts()).toEqual(['Home']);
  await expect.poll(() => main.getByRole('button').allInnerTexts()).toEqual(['Deleted cases']);
  await first.click();
  await page.waitForURL(url('/clients/add-client'));

  await addClient(page, 'Ida');
  await page.goto(url('/cases'));
  await button(page, 'New case').click();
  await page.getByRole('dialog').waitFor();
});

test("a client's cases have a tab of the record, which asks before it leaves a changed form", async () => {
  const page = await open();
  const client = await addClient(page, 'Zora');
  await addCase(page, client, 'Second referral', { referred: -5, expires: 5 });
  await addCase(page, client, 'First referral', { referred: -90, expires: 90, closed: true });
  await page.goto(url(`/clients/${client.id}`));
  await page.getByRole('tab', { name: 'Cases' }).click();
  await expect.poll(() => column(page, 'Case name')).toEqual(['Second referral', 'First referral']);
  await expect.poll(() => column(page, 'Status')).toEqual(['Open', 'Closed']);
  const link = page.getByRole('link', { name: 'New case' });
  await expect.poll(() => link.getAttribute('href')).toBe(`/clients/${client.id}/cases/new`);
  await table(page).getByRole('button', { name: 'Case name' }).click();
  await expect.poll(() => column(page, 'Case name')).toEqual(['First referral', 'Second referral']);
  expect(address(page)).toEqual({ tab: 'cases', SortBy: 'caseName', Order: 'asc' });
  expect(await obstacles(page)).toEqual([]);

  await button(page, 'Edit').click();
  await field(form(page), 'Client ID').fill('changed');
  await page.getByRole('tab', { name: 'Cases' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Your changes will be lost.' });
  await asked.waitFor();
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  await expect.poll(() => field(form(page), 'Client ID').inputValue()).toBe('changed');
});

test('what needs action can be asked for again; what arrives above the list does not move it from under a press', async () => {
  const page = await open();
  await page.route(NEEDS, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(url('/cases'));
  const panel = needs(page, 'Needs action');
  await panel.getByRole('alert').getByText('What needs action could not be loaded').waitFor();
  await page.unroute(NEEDS);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await needs(page, 'Expiring soon').waitFor();

  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/(needing-action|new-results)$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload();
  const box = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
  const square = box.locator('xpath=ancestor::label[1]');
  const top = async () => (await square.boundingBox())?.y ?? 0;
  await square.hover();
  await page.mouse.down();
  const pressed = await top();
  arrive();
  await page.getByRole('list', { name: 'New results' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.mouse.up();
  expect(await top()).toBe(pressed);
  expect(await box.isChecked()).toBe(true);
});
