import { createCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inAYear, today } from './case-record-journey.ts';
import { someLastName, WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { startMailServer } from './mail-server.ts';
import { accessTokenIn } from './session-journey.ts';

export const REFUSED = 'nobody@demo.test';
const practitioner = demoAccount('practitioner@demo.test');
const MOTHER = 5;

/** Journeys of a practitioner who gives forms, on a separate hub, because its mails are read. */
export async function prepareCaseAssessments() {
  const mail = await startMailServer(REFUSED);
  const journeys = prepareJourneys({ environment: { SMTP_URL: mail.url } });
  const { url, openPageOf } = journeys;

  async function call(page: Page, { method, path }: AnyEndpoint, body: object) {
    const headers = {
      authorization: `Bearer ${await accessTokenIn(page)}`,
      'content-type': 'application/json',
      'time-zone': 'UTC',
    };
    const answer = await fetch(url(path), { method, headers, body: JSON.stringify(body) });
    expect(answer.status, await answer.clone().text()).toBe(201);
    return answer.json();
  }

  /** The page of a new case of a 13-year-old client whose mother is on the record. */
  async function openCase() {
    const page = await openPageOf(practitioner, { reducedMotion: 'reduce', ...WIDE });
    const lastName = someLastName();
    const client = await call(page, createClient, {
      firstName: 'Mia',
      lastName,
      dateOfBirth: `${Number(today.slice(0, 4)) - 13}-01-09`,
      contacts: [
        {
          firstName: 'Ines',
          lastName,
          relationshipToClientProfileId: MOTHER,
          email: `ines.${lastName}@demo.test`,
        },
      ],
    });
    const caseName = `Intake of ${lastName}`;
    const dates = { referralDate: today, expirationDate: inAYear };
    const opened = await call(page, createCase, { clientId: client.id, caseName, ...dates });
    await page.goto(url(`/cases/${opened.id}`));
    await heading(page, caseName).waitFor();
    return { page, lastName, motherEmail: `ines.${lastName}@demo.test` };
  }

  return { ...journeys, mail, openCase };
}

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
export const forms = (page: Page) => page.getByRole('list', { name: 'Assessments' }).getByRole('listitem');
export const formOf = (page: Page, title: string, who: string) =>
  forms(page).filter({ hasText: title }).filter({ hasText: who });
export const tick = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

export async function act(page: Page, title: string, who: string, action: string) {
  await button(formOf(page, title, who), /^Actions for/).click();
  await page.getByRole('menuitem', { name: action }).click();
}
