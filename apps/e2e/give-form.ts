import { IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import {
  copyAdministrationLink,
  sendAdministrations,
} from '@hub/contract/core/administrations/administrations';
import { createCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import { addDays } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { call } from '../server/test/call.ts';
import { demoAccount } from './demo-sign-in.ts';

/** Calls of the demonstration's practitioner, without a browser. */
async function practitionerOf(origin: string) {
  const { email, password } = demoAccount('practitioner@demo.test');
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const signedIn = await fetch(`${origin}/auth/api/users/sign-in`, {
    method: 'POST',
    headers: { authorization },
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return async (endpoint: AnyEndpoint, params: Record<string, string>, body?: object) => {
    const answer = await call({ url: origin }, endpoint, { token, params, body });
    if (answer.status !== endpoint.status) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
}

/** A form that was given to a respondent on a hub of its own: its link and its practitioner. */
export async function giveForm(origin: string, formId: string) {
  const asPractitioner = await practitionerOf(origin);
  const today = todayIn('UTC', new Date());
  const client = { firstName: 'Mia', lastName: 'Quillfeather', dateOfBirth: '2011-03-09' };
  const { id: clientId } = await asPractitioner(createClient, {}, client);
  const dates = { referralDate: today, expirationDate: addDays(today, 90) };
  const opened = await asPractitioner(createCase, {}, { clientId, caseName: 'A form', ...dates });
  const { id: caseId, batteryId } = opened;
  const respondent =
    formId === 'lmc-self' ? { kind: 'client' } : { kind: 'other', firstName: 'Rosa', lastName: 'Quill' };
  const item = { formId, respondent, delivery: IN_PERSON, language: 'en', dueOn: addDays(today, 14) };
  const sent = await asPractitioner(sendAdministrations, { caseId, batteryId }, { items: [item] });
  const form: Record<string, string> = { caseId, batteryId, id: sent.items[0].id };
  const { link } = await asPractitioner(copyAdministrationLink, form);
  return { link: link as string, form, asPractitioner };
}
