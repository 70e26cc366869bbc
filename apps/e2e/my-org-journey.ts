import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { field, form, WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { button, prepareRegistrations } from './register-journey.ts';
import { accessTokenIn, toast } from './session-journey.ts';

export const manager = demoAccount('manager@demo.test');
export const colleague = demoAccount('second@demo.test');

/** Journeys of a manager. On a separate hub, because tests read its mails and registration is closed on it. */
export async function prepareMyOrg() {
  const journeys = await prepareRegistrations({ FEATURES: 'myOrg' });
  const { url, openPageOf, mail } = journeys;

  async function openMyOrg(options = WIDE) {
    const page = await openPageOf(manager, { ...options, reducedMotion: 'reduce' });
    await page.goto(url('/my-org'));
    await person(page, manager.name).waitFor();
    return page;
  }

  return {
    ...journeys,
    openMyOrg,
    invite: async (addresses: string) => {
      const page = await openMyOrg();
      await button(page, 'Invite').click();
      await field(form(page), 'Email addresses').fill(addresses);
      await form(page).getByRole('button', { name: 'Send invitations' }).click();
      await toast(page, /invitations? sent$/).waitFor();
      return page;
    },
    linkTo: (email: string) => mail.linkTo(email, url('/register/invited')),
    call: async (page: Page, endpoint: AnyEndpoint, body: object, params: Record<string, string> = {}) => {
      const headers = {
        authorization: `Bearer ${await accessTokenIn(page)}`,
        'content-type': 'application/json',
      };
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const answer = await fetch(url(path), {
        method: endpoint.method,
        headers,
        body: JSON.stringify(body),
      });
      expect(answer.status, await answer.clone().text()).toBe(endpoint.status);
      return (await answer.json()) as { id: string; batteryId: string };
    },
  };
}

export const person = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

export async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Opens the dialog and waits until it states the consequences. */
export async function askToDeactivate(page: Page, name: string, words: RegExp) {
  await act(page, name, 'Deactivate');
  const question = page.getByRole('form', { name: `Deactivate ${name}` });
  await question.getByText(words).waitFor();
  return question;
}
