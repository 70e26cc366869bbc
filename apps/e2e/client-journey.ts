import type { Client } from '@hub/contract/core/clients/client';
import { createClient, listClients } from '@hub/contract/core/clients/clients';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, demoAccount, type Tenant } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';
import { accessTokenIn } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';

export const WIDE = { viewport: { width: 1280, height: 900 } };
export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

/** A last name that no other client has: the hub may be shared with other journeys. */
export const someLastName = () =>
  `Q${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** Every value that a client can have, except the name. */
export const everything = {
  genderId: 3,
  otherGender: 'Described in the referral',
  externalClientId: 'Z-7',
  email: 'zora@home.test',
  phoneNumber: '608-555-0142',
  genderIdentityId: 1,
  pronounsId: 3,
  primaryLanguageId: 2,
  handednessId: 1,
  closedCaptioning: true,
  contacts: [
    {
      firstName: 'Ines',
      lastName: 'Quill',
      relationshipToClientProfileId: 5,
      email: 'ines@home.test',
      phoneNumber: '608-555-0143',
      primaryLanguageId: 33,
      otherLanguage: 'Quechua',
    },
  ],
  education: { schoolName: 'Harbor Elementary', district: 'Lakeside', gradeId: 6 },
  demographic: { numberOfSiblingsId: 3, annualHouseholdIncomeId: 1, economicDisadvantageId: 3 },
  comment: { comment: 'Prefers mornings' },
};

/** The announcement comes once in seven days; this acts as if they had passed. */
export async function announceMaintenanceAgain(page: Page) {
  // In the new page, because the old one may be about to store that it has announced it.
  await page.addInitScript(() => localStorage.removeItem('hub.maintenance-announced'));
  await page.reload();
  await page
    .getByRole('alertdialog')
    .getByText(/^Scheduled maintenance/)
    .waitFor();
}

/** A signed-in page, or an account for calls without a page. */
export type Caller = Page | Account;

type Options = Parameters<ReturnType<typeof prepareJourneys>['openPageOf']>[1];

/** Journeys of the tenant's practitioner and their clients. */
export function prepareClients(tenant: Tenant) {
  const journeys = prepareJourneys();
  const { url, openPageOf, tokenOf } = journeys;
  const practitioner = demoAccount('practitioner@demo.test', tenant);

  const open = (options: Options = WIDE) => openPageOf(practitioner, { reducedMotion: 'reduce', ...options });

  async function openAt(path: string, options?: Options) {
    const page = await open(options);
    await page.goto(url(path));
    return page;
  }

  async function call(by: Caller, endpoint: AnyEndpoint, path: string, body?: unknown) {
    const token = await ('email' in by ? tokenOf(by) : accessTokenIn(by));
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'time-zone': 'UTC',
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(url(path), { method: endpoint.method, headers, ...sent });
    expect(answer.status, await answer.clone().text()).toBe(endpoint.status);
    return answer.status === 204 ? undefined : answer.json();
  }

  return {
    ...journeys,
    practitioner,
    open,
    openAt,
    call,
    openForm: async (options?: Options) => {
      const page = await openAt('/clients/add-client', options);
      await saveButton(page).waitFor();
      return page;
    },
    /** A page with the record of a client that was just added. */
    openRecord: async (fields: object = {}, options?: Options) => {
      const page = await open(options);
      const someone = { firstName: 'Zora', lastName: someLastName(), dateOfBirth: '2015-03-09', ...fields };
      const client = (await call(page, createClient, createClient.path, someone)) as Client;
      await page.goto(url(`/clients/${client.id}`));
      await page.getByRole('heading', { level: 1, name: nameOf(client) }).waitFor();
      return { page, client };
    },
    /** The clients who have this last name. */
    clientsNamed: async (page: Page, lastName: string): Promise<Client[]> =>
      (await call(page, listClients, `${listClients.path}?LastName=${lastName}`)).items,
  };
}

export const nameOf = ({ firstName, lastName }: Pick<Client, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export const form = (page: Page) => page.getByRole('form');
export const saveButton = (page: Page) => form(page).getByRole('button', { name: /^Save (client|changes)/ });
export const section = (page: Page, name: string) => form(page).getByRole('group', { name, exact: true });

/** A text field by its label; an asterisk may follow the label. */
export const field = (within: Locator, label: string) =>
  within.getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) });
export const select = (within: Locator, label: string) =>
  within.getByRole('button', { name: new RegExp(`${label}\\*?$`) });
export const language = (within: Locator) => within.getByRole('combobox', { name: 'Primary language' });

/** The fields of the client, without those of the sections below. */
export const person = (page: Page) =>
  form(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Personal information' }) });

export async function choose(page: Page, within: Locator, label: string, option: string) {
  await select(within, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await getsFocus(select(within, label));
}

export async function chooseLanguage(page: Page, within: Locator, typed: string, option: string) {
  await language(within).click();
  await searchFocused(page, typed, option);
  await expect.poll(() => language(within).inputValue()).toBe(option);
}

/** Searches in the dropdown that has the focus. Its list hides the form around it from queries by role. */
export async function searchFocused(page: Page, typed: string, option: string) {
  const found = page.getByRole('option', { name: option, exact: true });
  // Focusing may have scrolled the page, and a scrolling page closes a list.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.keyboard.type(typed);
  await found.waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => found.getAttribute('data-focused')).toBe('true');
  await page.keyboard.press('Enter');
  await found.waitFor({ state: 'detached' });
}

/** Fills in the required fields. */
export async function fillPerson(page: Page, lastName: string, firstName = 'Zora') {
  await field(person(page), 'First name').fill(firstName);
  await field(person(page), 'Last name').fill(lastName);
  await field(person(page), 'Date of birth').pressSequentially('03092015');
}

/** The action button of the toast. */
export const toastAction = (page: Page, name: string) =>
  page.getByRole('region', { name: 'notification' }).getByRole('button', { name });

/** The reason why the button is disabled. */
export async function reasonOf(page: Page, button: Locator) {
  const id = await button.getAttribute('aria-describedby');
  return id === null ? undefined : page.locator(`[id="${id}"]`).textContent();
}
