import type { Case } from '@hub/contract/core/cases/case';
import { createCaseNote } from '@hub/contract/core/cases/case-notes';
import { createCase, listCases } from '@hub/contract/core/cases/cases';
import type { Client } from '@hub/contract/core/clients/client';
import { createClient } from '@hub/contract/core/clients/clients';
import { addDays, addYears } from '@hub/contract/dates/calendar-day';
import type { Locator, Page } from 'playwright-core';
import { form, prepareClients, someLastName } from './client-journey.ts';
import type { Tenant } from './demo-sign-in.ts';
import { heading } from './heading.ts';

export const today = new Date().toISOString().slice(0, 10);
export const inAYear = addYears(today, 1);
export const tomorrow = addDays(today, 1);

type Options = Parameters<ReturnType<typeof prepareClients>['openAt']>[1];

export const richText = (html: string) => ({ html, text: html.replace(/<[^>]*>/g, '') });

/** Journeys to the page of a case. */
export function prepareCaseRecords(tenant: Tenant) {
  const journeys = prepareClients(tenant);
  const { url, call, open } = journeys;

  async function openSomewhere(options?: Options) {
    const page = await open(options);
    const someone = { firstName: 'Zora', lastName: someLastName(), dateOfBirth: '2015-03-09' };
    return { page, client: (await call(page, createClient, createClient.path, someone)) as Client };
  }

  return {
    ...journeys,
    /** The form of a new case of a client who was just added. */
    openNewCase: async (options?: Options) => {
      const { page, client } = await openSomewhere(options);
      await page.goto(url(`/clients/${client.id}/cases/new`));
      await saveCase(page).waitFor();
      return { page, client };
    },
    /** The page of a case that was just opened. */
    openCase: async (fields: object = {}, options?: Options) => {
      const { page, client } = await openSomewhere(options);
      const opened = (await call(page, createCase, createCase.path, {
        clientId: client.id,
        caseName: `Intake of ${client.lastName}`,
        referralDate: today,
        expirationDate: inAYear,
        ...fields,
      })) as Case;
      await page.goto(url(`/cases/${opened.id}`));
      await heading(page, opened.caseName).waitFor();
      return { page, client, opened };
    },
    writeNotes: async (page: Page, { id }: Case, texts: readonly string[]) => {
      for (const text of texts) {
        const note = richText(`<p>${text}</p>`);
        await call(page, createCaseNote, createCaseNote.path.replace(':id', id), { note });
      }
    },
    casesOf: async (page: Page, { id }: Client): Promise<Case[]> =>
      (await call(page, listCases, `${listCases.path}?ClientId=${id}`)).items,
  };
}

export const saveCase = (page: Page) => form(page).getByRole('button', { name: /^Save (case|changes)/ });
export const saveNote = (page: Page) => form(page).getByRole('button', { name: 'Save note' });
export const editCase = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true });
export const closeCase = (page: Page) => page.getByRole('button', { name: 'Close case', exact: true });
export const reopen = (page: Page) => page.getByRole('button', { name: 'Reopen', exact: true });
export const addNote = (page: Page) => page.getByRole('button', { name: 'Add note', exact: true });

/** The text of a rich-text field. */
export const editor = (within: Locator, label: string) =>
  within.getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) });

/** The texts of the notes, without author and time. */
export const notes = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Edit note' }) });
export const note = (page: Page, text: string) => notes(page).filter({ hasText: text });
