import { IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import {
  copyAdministrationLink,
  readAnswers,
  sendAdministrations,
} from '@hub/contract/core/administrations/administrations';
import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import { createCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import { addDays } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { expect, inject, test } from 'vitest';
import { call } from '../server/test/call.ts';
import { PHONE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { type Hub, startHub } from './hub.ts';
import { preparePages } from './pages.ts';

const ITEMS = 60;
const KILLS = 3;

let hub: Hub;
const { take } = preparePages({
  isShared: false,
  start: async () => {
    hub = await startHub({ template: inject('embeddedTemplate') });
    return hub;
  },
});

async function callsOf(email: string) {
  const { password } = demoAccount(email);
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const signedIn = await fetch(`${hub.origin}/auth/api/users/sign-in`, {
    method: 'POST',
    headers: { authorization },
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return async (endpoint: AnyEndpoint, params: Record<string, string>, body?: object) => {
    const answer = await call({ url: hub.origin }, endpoint, { token, params, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(endpoint.status);
    return answer.body;
  };
}

/** Other questions in every run; they are named where it fails. */
function someQuestions(): number[] {
  const chosen = new Set<number>();
  while (chosen.size < KILLS) chosen.add(2 + Math.floor(Math.random() * (ITEMS - 2)));
  return [...chosen];
}

test('the server is killed three times while somebody answers, who goes on: every answer arrives', async () => {
  const asPractitioner = await callsOf('practitioner@demo.test');
  const today = todayIn('UTC', new Date());
  const client = { firstName: 'Mia', lastName: 'Quillfeather', dateOfBirth: '2011-03-09' };
  const { id: clientId } = await asPractitioner(createClient, {}, client);
  const dates = { referralDate: today, expirationDate: addDays(today, 90) };
  const { id: caseId, batteryId } = await asPractitioner(
    createCase,
    {},
    { clientId, caseName: 'Kills', ...dates },
  );
  const respondent = { kind: 'other', firstName: 'Rosa', lastName: 'Quill' };
  const item = { formId: 'lbs-2-parent', delivery: IN_PERSON, language: 'en', dueOn: addDays(today, 14) };
  const sent = { items: [{ ...item, respondent }] };
  const { items } = await asPractitioner(sendAdministrations, { caseId, batteryId }, sent);
  const form = { caseId, batteryId, id: items[0].id };
  const { link } = await asPractitioner(copyAdministrationLink, form);

  const { page } = await take(PHONE);
  await page.goto(link);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const killedAt = someQuestions();
  const restarts: Promise<void>[] = [];
  for (let number = 1; number <= ITEMS; number += 1) {
    await page.getByText(`Question ${number} of ${ITEMS}`, { exact: true }).waitFor();
    if (killedAt.includes(number)) {
      // Two that stand close together are two kills all the same.
      await Promise.all(restarts);
      restarts.push(hub.killAndRestart());
    }
    await page.keyboard.press(String(1 + (number % 3)));
  }
  await Promise.all(restarts);
  await page.getByText('Saved', { exact: true }).first().waitFor();
  const { items: kept } = (await asPractitioner(readAnswers, form)) as FormAnswers;
  expect(
    kept.map(({ answer }) => answer),
    `killed at ${killedAt}`,
  ).toEqual(Array.from({ length: ITEMS }, (_, index) => String((index + 1) % 3)));
});
