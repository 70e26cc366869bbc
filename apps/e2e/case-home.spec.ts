import { listCasesNeedingAction } from '@hub/contract/core/cases/cases';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { address, button, column, prepareCases, range } from './case-journey.ts';
import { toast } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';
import { tick } from './tick.ts';

const { call, openHome, openSomeCases } = prepareCases('case-home');

const CLOSE = /\/core\/api\/cases\/close/;

const needs = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const numberOf = async (page: Page, title: string) =>
  Number(await needs(page, title).getByRole('paragraph').first().innerText());
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page' });
const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

test('what needs action leads to the cases that do', async () => {
  const page = await openHome();
  const expired = needs(page, 'Expired, still open');
  const { totalItems, items } = (await call(page, listCasesNeedingAction, listCasesNeedingAction.path))
    .expired;
  const links = expired.getByRole('listitem').getByRole('link');
  await expect.poll(() => links.first().getAttribute('href')).toBe(`/cases/${items[0].id}`);
  await expect.poll(() => numberOf(page, 'Expired, still open')).toBe(totalItems);
  await expired.getByRole('link', { name: `Show all ${totalItems}` }).click();
  await expect.poll(() => address(page)).toEqual({ Need: 'expired', SortBy: 'expirationDate', Order: 'asc' });
  await button(page, 'Activity Expired, still open').waitFor();
  await expect.poll(() => range(page).innerText()).toBe(`1–${Math.min(totalItems, 12)} of ${totalItems}`);
  const shown = await column(page, 'Remaining days');
  for (const days of shown) expect(days).toMatch(/^Expired \d+ days? ago$/);
  const ago = shown.map((days) => Number(/\d+/.exec(days)?.[0]));
  expect(ago, 'what expired first comes first').toEqual(ago.toSorted((left, right) => right - left));
  await expect.poll(() => column(page, 'Status')).not.toContain('Closed');
});

describe('closing', () => {
  test('several cases are closed at once, and none of them when that fails', async () => {
    const { page, word } = await openSomeCases();
    const before = await numberOf(page, 'Expired, still open');
    expect(await page.getByRole('checkbox', { name: `Select ${word} C, Zoe ${word}` }).count()).toBe(0);
    await tick(selectAll(page));
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByText('3 selected').waitFor();

    const gone = { type: 'about:blank', title: 'There is nothing here.', status: 404, code: 'not-found' };
    await page.route(CLOSE, (route) => route.fulfill({ status: 404, json: gone }), { times: 1 });
    await bar.getByRole('button', { name: 'Close cases' }).click();
    const asked = question(page, 'Close 3 cases?');
    await asked.getByText('They become read-only. You can reopen each of them at any time.').waitFor();
    await asked.getByRole('button', { name: 'Close cases' }).click();
    const alert = asked.getByRole('alert');
    await alert.getByText('No case was closed').waitFor();
    await alert.getByText('One of them may have been deleted.').waitFor();
    await page.route(CLOSE, (route) => route.abort(), { times: 1 });
    await asked.getByRole('button', { name: 'Close cases' }).click();
    await alert.getByText('Check your connection, or try again in a moment.').waitFor();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    await getsFocus(bar.getByRole('button', { name: 'Close cases' }));
    await bar.getByText('3 selected').waitFor();

    await bar.getByRole('button', { name: 'Close cases' }).click();
    await asked.getByRole('button', { name: 'Close cases' }).click();
    await toast(page, '3 cases closed').waitFor();
    await expect.poll(() => column(page, 'Status')).toEqual(['Closed', 'Closed', 'Closed', 'Closed']);
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => selectAll(page).isDisabled()).toBe(true);
    await expect.poll(() => numberOf(page, 'Expired, still open')).toBe(before - 1);
  });
});
