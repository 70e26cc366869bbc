import { IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import type { Administration } from '@hub/contract/core/administrations/administration';
import {
  copyAdministrationLink,
  readAdministration,
  readAnswers,
  sendAdministrations,
  withdrawAdministration,
} from '@hub/contract/core/administrations/administrations';
import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import { createClient } from '@hub/contract/core/clients/clients';
import { addDays } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { prepareCases } from './case-journey.ts';
import { PHONE, someLastName } from './client-journey.ts';
import { cuttableWay } from './cut-network.ts';

/** Old enough for every form. */
const BIRTH = '2011-03-09';

/** A form that was given, and its link. */
export type Given = Administration & { batteryId: string; link: string };

/** Journeys of a respondent. */
export function prepareAssessments() {
  const { url, practitioner, openAt, call, addCase, openContext } = prepareCases('assessment');

  /** Forms for one person, as a practitioner gives them. */
  async function give(forms: readonly string[], language = 'en'): Promise<[Given, ...Given[]]> {
    const named = { firstName: 'Mia', lastName: someLastName() };
    const client = await call(practitioner, createClient, createClient.path, {
      ...named,
      dateOfBirth: BIRTH,
    });
    const { id: caseId, batteryId } = await addCase(practitioner, client, someLastName(), {
      referred: 0,
      expires: 90,
    });
    const respondent = forms.includes('lmc-self')
      ? { kind: 'client' }
      : { kind: 'other', firstName: 'Rosa', lastName: 'Quill' };
    const dueOn = addDays(todayIn('UTC', new Date()), 14);
    const items = forms.map((formId) => ({ formId, respondent, delivery: IN_PERSON, language, dueOn }));
    const battery = at(sendAdministrations.path, { caseId, batteryId });
    const sent = await call(practitioner, sendAdministrations, battery, { items });
    const given: Given[] = [];
    for (const form of sent.items as Administration[]) {
      const path = at(copyAdministrationLink.path, { caseId, batteryId, id: form.id });
      given.push({ ...form, batteryId, ...(await call(practitioner, copyAdministrationLink, path)) });
    }
    const [first, ...others] = given;
    if (!first) throw new Error('Nothing was given');
    return [first, ...others];
  }

  const asPractitioner = async <Answer>(
    { caseId, batteryId, id, respondent }: Given,
    endpoint: Parameters<typeof call>[1],
  ): Promise<Answer> =>
    call(practitioner, endpoint, at(endpoint.path, { caseId, batteryId, id, respondentId: respondent.id }));

  return {
    url,
    give,
    asPractitioner,
    /** The page of a form, as its practitioner sees it. */
    openRecord: async ({ caseId, id }: Given, options?: BrowserContextOptions) =>
      openAt(`/cases/${caseId}/assessments/${id}`, options),
    /** What the hub has stored of the form. */
    stateOf: async (given: Given) => (await asPractitioner<Administration>(given, readAdministration)).state,
    answersOf: async (given: Given) => {
      const { items } = await asPractitioner<FormAnswers>(given, readAnswers);
      return items.map(({ answer }) => answer).filter((answer) => answer !== null);
    },
    withdraw: (given: Given) => asPractitioner(given, withdrawAdministration),
    /** A device of the respondent, with a network of its own. */
    openDevice: async (options: BrowserContextOptions = PHONE) => {
      const context = await openContext({ reducedMotion: 'reduce', ...options });
      const way = await cuttableWay(url());
      onTestFinished(way.close);
      const here = (address: string) => address.replace(url(), way.origin);
      return {
        context,
        openPage: async (address: string) => {
          const page = await context.newPage();
          await page.goto(here(address));
          return page;
        },
        goOffline: async () => {
          way.cut();
          await context.setOffline(true);
        },
        goOnline: async () => {
          way.mend();
          await context.setOffline(false);
        },
      };
    },
  };
}

const at = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_whole, name) => params[name] ?? '');

/** Whether the page can be loaded without a network from now on. */
export const isKeptOffline = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

export const MOOD = 'lmc-self';
export const BEHAVIOR = 'lbs-2-parent';
const ITEMS = 60;

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const text = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
export const question = (page: Page, number: number, total = ITEMS) =>
  page.getByText(`Question ${number} of ${total}`, { exact: true }).waitFor();

/** Answers the questions in this range by keyboard, with the keys that their numbers give. */
export async function answer(page: Page, from: number, to: number, total = ITEMS) {
  for (let number = from; number <= to; number += 1) {
    await page.keyboard.press(String(1 + (number % 3)));
    if (number < total) await question(page, number + 1, total);
  }
}

/** The codes that `answer` gives to the first items. */
export const codes = (count: number) => Array.from({ length: count }, (_, index) => String((index + 1) % 3));

/** Leaves the welcome screen and waits for the first question. */
export async function begin(page: Page, total = ITEMS) {
  await button(page, 'Begin').click();
  await question(page, 1, total);
}
