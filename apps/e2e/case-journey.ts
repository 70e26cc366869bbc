import type { Case } from '@hub/contract/core/cases/case';
import { closeCases, createCase } from '@hub/contract/core/cases/cases';
import type { Client } from '@hub/contract/core/clients/client';
import { createClient } from '@hub/contract/core/clients/clients';
import { addDays } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Caller, prepareClients, someLastName } from './client-journey.ts';
import type { Account, Tenant } from './demo-sign-in.ts';
import { heading } from './heading.ts';

type Options = Parameters<ReturnType<typeof prepareClients>['openAt']>[1];

/** Days from today. */
type Dates = { referred: number; expires: number; closed?: boolean };

/** Journeys of a practitioner with cases. */
export function prepareCases(tenant: Tenant) {
  const journeys = prepareClients(tenant);
  const { url, open, openAt, openPageOf, call } = journeys;

  const addClient = (by: Caller, firstName: string, lastName = someLastName()): Promise<Client> =>
    call(by, createClient, createClient.path, { firstName, lastName, dateOfBirth: '2015-03-09' });

  async function addCase(by: Caller, { id }: Client, caseName: string, dates: Dates): Promise<Case> {
    const today = todayIn('UTC', new Date());
    const added = await call(by, createCase, createCase.path, {
      clientId: id,
      caseName,
      referralDate: addDays(today, dates.referred),
      expirationDate: addDays(today, dates.expires),
    });
    if (dates.closed) await call(by, closeCases, closeCases.path, { caseIds: [added.id] });
    return added;
  }

  async function openHome(query = '', options?: Options) {
    const page = await openAt(`/cases${query}`, options);
    await heading(page, 'Home').waitFor();
    return page;
  }

  return {
    ...journeys,
    addClient,
    addCase,
    openHome,
    openHomeOf: async (account: Account) => {
      const page = await openPageOf(account);
      await page.goto(url('/cases'));
      await heading(page, 'Home').waitFor();
      return page;
    },
    /** Home with the cases of two clients, whose last name nothing else on the hub has. */
    openSomeCases: async (options?: Options) => {
      const page = await open(options);
      const word = someLastName();
      const abe = await addClient(page, 'Abe', word);
      const zoe = await addClient(page, 'Zoe', word);
      await addCase(page, zoe, `${word} D`, { referred: -3, expires: 5 });
      await addCase(page, abe, `${word} B`, { referred: -20, expires: 90 });
      await addCase(page, zoe, `${word} C`, { referred: -60, expires: 20, closed: true });
      await addCase(page, abe, `${word} A`, { referred: -400, expires: -10 });
      await page.goto(url(`/cases?Name=${word}`));
      await expect.poll(() => lettersOf(page)).toBe('DBCA');
      return { page, word, abe, zoe };
    },
  };
}

export const table = (page: Page) => page.getByRole('table', { name: 'Cases' });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const range = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages of Cases' }).getByRole('status');
export const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The cells of a column, from the top. */
export const column = (page: Page, title: string) =>
  table(page).evaluate((element, title) => {
    const titles = [...element.querySelectorAll('thead th')].map((cell) => cell.textContent);
    return [...element.querySelectorAll('tbody tr')].map(
      (row) => row.children[titles.indexOf(title)]?.textContent ?? '',
    );
  }, title);

/** The last letters of the names of the cases, from the top. */
export const lettersOf = async (page: Page) => {
  await table(page).or(page.getByText('No cases match').last()).first().waitFor();
  return (await table(page).count()) === 0
    ? ''
    : (await column(page, 'Case name')).map((name) => name.slice(-1)).join('');
};
