import { IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import { sendAdministrations } from '@hub/contract/core/administrations/administrations';
import { createCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import { addDays } from '@hub/contract/dates/calendar-day';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { call } from '../server/test/call.ts';
import { inAYear, today } from './case-record-journey.ts';
import { someLastName, WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { accessTokenIn } from './session-journey.ts';

const FATHER = 2;

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

export const formItem = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Assessments' }).getByRole('listitem').filter({ hasText: title });

/** Chooses an action for a form of the case. */
export async function act(page: Page, title: string, action: string) {
  await button(formItem(page, title), /^Actions for/).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Journeys of a practitioner who is in the same room as the respondent. */
export function prepareInPerson() {
  const journeys = prepareJourneys();
  const { url, openOwnPageOf } = journeys;
  const practitioner = demoAccount('practitioner@demo.test', 'assessment');

  /**
   * A case of a 13-year-old client whose father may decide, with forms for the client, in a session of its
   * own.
   */
  async function openCase(forms: readonly string[], options: BrowserContextOptions = WIDE) {
    const page = await openOwnPageOf(practitioner, { reducedMotion: 'reduce', ...options });
    const token = await accessTokenIn(page);
    const send = async (endpoint: AnyEndpoint, body: object, params: Record<string, string> = {}) => {
      const answer = await call({ url: url() }, endpoint, {
        token,
        params,
        body,
        headers: { 'time-zone': 'UTC' },
      });
      if (answer.status !== endpoint.status) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    };
    const lastName = someLastName();
    const father = {
      firstName: 'Odo',
      lastName,
      relationshipToClientProfileId: FATHER,
      email: `odo.${lastName}@demo.test`,
      mayDecide: true,
    };
    const client = await send(createClient, {
      firstName: 'Mia',
      lastName,
      dateOfBirth: `${Number(today.slice(0, 4)) - 13}-01-09`,
      contacts: [father],
    });
    const caseName = `Intake of ${lastName}`;
    const dates = { referralDate: today, expirationDate: inAYear };
    const opened = await send(createCase, { clientId: client.id, caseName, ...dates });
    const dueOn = addDays(today, 14);
    const item = (formId: string) => ({
      formId,
      respondent: { kind: 'client' },
      delivery: IN_PERSON,
      language: 'en',
      dueOn,
    });
    if (forms.length > 0) {
      const params = { caseId: opened.id, batteryId: opened.batteryId };
      await send(sendAdministrations, { items: forms.map(item) }, params);
    }
    await page.goto(url(`/cases/${opened.id}`));
    await heading(page, caseName).waitFor();
    return { page, lastName, clientId: client.id as string, caseId: opened.id as string, caseName };
  }

  return { ...journeys, practitioner, openCase };
}

/** Everything that the browser stores for this site, as text. */
export const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = await indexedDB.databases();
    const rows: unknown[] = [];
    for (const { name = '' } of names) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        rows.push(await new Promise((resolve) => (all.onsuccess = () => resolve(all.result))));
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    }
    const state = window.history.state;
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      rows,
      cached,
      cookie: document.cookie,
      state,
    });
  });
