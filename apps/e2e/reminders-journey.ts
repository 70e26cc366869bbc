import type { Administration } from '@hub/contract/core/administrations/administration';
import { sendAdministrations } from '@hub/contract/core/administrations/administrations';
import { createCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import { addDays } from '@hub/contract/dates/calendar-day';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { today as lakesideToday } from '../server/test/assessment-hub.ts';
import { call } from '../server/test/call.ts';
import { demoAccount } from './demo-sign-in.ts';
import { prepareOwnHub } from './own-hub-journey.ts';

const practitioner = demoAccount('practitioner@demo.test');

/** Journeys of a practitioner whose forms wait for answers. */
export function prepareReminders() {
  const journeys = prepareOwnHub();
  const { own } = journeys;
  let token = '';

  /** Calls an endpoint as the practitioner. */
  async function send(endpoint: AnyEndpoint, body?: object, params: Record<string, string> = {}) {
    token ||= await own.hub.signIn(practitioner.email);
    const answer = await call(own.hub, endpoint, { token: token, params, ...(body && { body }) });
    if (answer.status !== endpoint.status) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }

  /** A case of a client who turns 13 this year. */
  async function openCase() {
    const today = lakesideToday();
    const dateOfBirth = `${Number(today.slice(0, 4)) - 13}-01-09`;
    const lastName = `Quill${Math.random()
      .toString(36)
      .replace(/[^a-z]/g, '')}`;
    const client = await send(createClient, {
      firstName: 'Mia',
      lastName,
      dateOfBirth,
      email: 'mia@demo.test',
    });
    const dates = { referralDate: today, expirationDate: addDays(today, 90) };
    const opened = await send(createCase, { clientId: client.id, caseName: 'Mood', ...dates });
    return {
      caseId: opened.id as string,
      batteryId: opened.batteryId as string,
      clientName: `Mia ${lastName}`,
    };
  }

  /** A form that was mailed to a client of thirteen, due in ten days. */
  async function sendForm(): Promise<Administration & { clientName: string; batteryId: string }> {
    const { clientName, ...battery } = await openCase();
    const item = {
      formId: 'lmc-self',
      respondent: { kind: 'client' },
      delivery: 1,
      language: 'en',
      dueOn: addDays(lakesideToday(), 10),
    };
    const { items } = await send(sendAdministrations, { items: [item] }, battery);
    return { ...items[0], ...battery, clientName };
  }

  return { ...journeys, sendForm };
}
