import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { address, button, choose, column, lettersOf, prepareCases, table } from './case-journey.ts';
import { field, form } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { obstacles } from './obstacles.ts';
import { toast } from './session-journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const withoutClients = demoAccount('manager@demo.test', 'case-home');

const { url, openHome, openHomeOf, openSomeCases, openRecord, addCase, addClient } =
  prepareCases('case-home');

const LIST = /\/core\/api\/cases\?/;
const NEEDS = /\/core\/api\/cases\/needing-action/;
const FORM_NEEDS = /\/core\/api\/administrations\/needing-action/;

const needs = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

test('the list is sorted by each of its columns', async () => {
  const { page } = await openSomeCases();
  const orders = [
    ['Case name', 'caseName', 'ABCD', 'DCBA'],
    ['Expiration', 'expirationDate', 'ADCB', 'BCDA'],
    ['Remaining days', 'remainingDays', 'ADCB', 'BCDA'],
  ] as const;
  for (const [title, SortBy, up, down] of orders) {
    const header = table(page).getByRole('button', { name: title, exact: true });
    await header.click();
    await expect.poll(() => lettersOf(page), { message: `${title} ascending` }).toBe(up);
    expect(address(page)).toMatchObject({ SortBy, Order: 'asc' });
    await header.click();
    await expect.poll(() => lettersOf(page), { message: `${title} descending` }).toBe(down);
  }
  // The list is sorted by referral date already, so the first press reverses it.
  await table(page).getByRole('button', { name: 'Referral date' }).click();
  await expect.poll(() => lettersOf(page)).toBe('ACBD');
  await table(page).getByRole('button', { name: 'Status' }).click();
  await expect.poll(() => column(page, 'Status')).toEqual(['Open', 'Open', 'Open', 'Closed']);
  await table(page).getByRole('button', { name: 'Client' }).click();
  const clients = async () => (await column(page, 'Client')).map((name) => name.split(' ')[0]?.slice(-3));
  await expect.poll(clients).toEqual(['Abe', 'Abe', 'Zoe', 'Zoe']);
});

describe('closing', () => {
  test('one case is closed from its row', async () => {
    const { page, word } = await openSomeCases();
    const actions = button(page, `Actions for ${word} D, Zoe ${word}`);
    await actions.click();
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Open', 'Edit', 'Close case']);
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
  });
});

test('Home is used by keyboard alone', async () => {
  const { page, word } = await openSomeCases();
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

test('what does not come can be asked for again, and what is not allowed is said', async () => {
  const page = await openHome();
  await table(page).getByRole('rowheader').first().waitFor();
  await page.route(NEEDS, (route) => route.fulfill({ status: 500, json: {} }));
  await page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }));
  // The tab requests its count as soon as the page is there.
  await page.route(FORM_NEEDS, (route) => route.fulfill({ json: { total: 0, needs: [] } }));
  await page.reload();
  const panel = needs(page, 'Needs action');
  await panel.getByRole('alert').getByText('What needs action could not be loaded').waitFor();
  const nothing = { items: [], totalItems: 0 };
  await page.unroute(NEEDS);
  await page.route(NEEDS, (route) => route.fulfill({ json: { expiring: nothing, expired: nothing } }));
  await panel.getByRole('button', { name: 'Try again' }).click();
  await panel.getByText('Nothing needs your attention').waitFor();
  const failed = needs(page, 'Cases');
  await failed.getByRole('alert').getByText('The cases could not be loaded').waitFor();
  await page.unroute(LIST);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await table(page).getByRole('rowheader').first().waitFor();

  const refusal = { type: 'about:blank', title: 'Your role does not allow this.', status: 403 };
  await page.route(LIST, (route) =>
    route.fulfill({ status: 403, json: { ...refusal, code: 'role-not-allowed' } }),
  );
  await page.reload();
  await page.getByText('The cases are not shown to you').waitFor();
  await page.getByText(refusal.title).waitFor();
  expect(await panel.count()).toBe(0);
});

describe("a client's cases", () => {
  test('have a tab of the record, which asks before it leaves a changed form', async () => {
    const { page, client } = await openRecord();
    await page.getByRole('tab', { name: 'Cases' }).click();
    await page.getByText('This client has no cases yet').waitFor();
    const link = page.getByRole('link', { name: 'New case' });
    await expect.poll(() => link.getAttribute('href')).toBe(`/clients/${client.id}/cases/new`);

    await addCase(page, client, 'Second referral', { referred: -5, expires: 5 });
    await addCase(page, client, 'First referral', { referred: -90, expires: 90, closed: true });
    await page.reload();
    await expect.poll(() => column(page, 'Case name')).toEqual(['Second referral', 'First referral']);
    await expect.poll(() => column(page, 'Status')).toEqual(['Open', 'Closed']);
    await expect.poll(() => link.count()).toBe(1);
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

  test('begin in the directory, and go with the client', async () => {
    const { page, client } = await openRecord();
    const name = `${client.firstName} ${client.lastName}`;
    await addCase(page, client, 'One', { referred: -5, expires: 5 });
    await addCase(page, client, 'Two', { referred: -5, expires: 5 });
    await page.goto(url(`/clients?Name=${client.lastName}`));
    const actions = button(page, `Actions for ${name}`);
    await actions.click();
    await expect
      .poll(() => page.getByRole('menuitem', { name: 'New case' }).getAttribute('href'))
      .toBe(`/clients/${client.id}/cases/new`);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const asked = question(page, `Delete ${name}?`);
    await asked.getByText('Its 2 cases, contacts, education').waitFor();
  });
});

test('filters are restored by a reload and by the back button', async () => {
  const { page, word } = await openSomeCases();
  await button(page, 'Referred All').click();
  await expect
    .poll(() => page.getByRole('menuitemradio').allInnerTexts())
    .toEqual(['Last 7 days', 'Last 30 days', 'Last 90 days', 'All']);
  await page.keyboard.press('Escape');
  for (const [option, letters] of [
    ['Last 7 days', 'D'],
    ['Last 30 days', 'DB'],
    ['Last 90 days', 'DBC'],
  ] as const) {
    await choose(page, 'Referred', option);
    await expect.poll(() => lettersOf(page), { message: option }).toBe(letters);
  }
  await choose(page, 'Remaining days', 'At most 30');
  await expect.poll(() => lettersOf(page)).toBe('DC');
  await choose(page, 'Activity', 'Active');
  await expect.poll(() => lettersOf(page)).toBe('D');
  const asked = { Name: word, Referred: '90', RemainingDays: '30', Inactive: 'false' };
  expect(address(page)).toEqual(asked);

  await page.reload();
  await expect.poll(() => lettersOf(page)).toBe('D');
  for (const shown of ['Referred Last 90 days', 'Remaining days At most 30', 'Activity Active']) {
    await button(page, shown).waitFor();
  }
  await page.goBack();
  await expect.poll(() => lettersOf(page)).toBe('DC');
  await button(page, 'Activity All').waitFor();

  await page.getByRole('searchbox', { name: 'Client' }).pressSequentially('nobody');
  await page.getByText('No cases match').last().waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.poll(() => address(page)).toEqual({});
  await page.getByRole('searchbox', { name: 'Client' }).pressSequentially(`${word} zo`);
  await expect.poll(() => lettersOf(page)).toBe('DC');
});
