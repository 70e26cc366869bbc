import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoAccount } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';
import { answersFor, type Feature, type Visitor } from './route-answers.ts';

const practitioner = demoAccount('practitioner@demo.test');
const manager = demoAccount('manager@demo.test');

const LONGEST_WALK = 300_000;

type Hub = {
  features: Feature[];
  environment?: Record<string, string>;
  /** The visitor who types each address; the other visitors navigate inside the app. */
  typing: Visitor;
};
const hubs: Record<string, Hub> = {
  'as it comes': { features: ['myOrg'], typing: 'practitioner' },
  'with other features': {
    features: ['register', 'prolearn'],
    environment: { FEATURES: 'register,landing,prolearn,-myOrg' },
    typing: 'signed-out',
  },
};

describe.each(Object.entries(hubs))('a hub %s', (_, { features, environment, typing }) => {
  const { url, openPage, openPageOf } = prepareJourneys({ environment });

  test('answers every address of the specification, to every kind of visitor', {
    timeout: LONGEST_WALK,
  }, async () => {
    const visitors = [
      { kind: 'signed-out', page: await openPage() },
      { kind: 'practitioner', page: await openPageOf(practitioner) },
      { kind: 'manager', page: await openPageOf(manager) },
    ] as const;
    const walks = visitors.map(async ({ kind, page }) => {
      const go = kind === typing ? goFromAddressBar : goInside;
      for (const { address, answer } of answersFor(kind, features)) {
        await go(page, url(address));
        const message = `${kind} at ${address}`;
        await expect.poll(() => readAnswer(page), { message }).toEqual({ ...answer, framed: true });
      }
    });
    await Promise.all(walks);
  });
});

const goFromAddressBar = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

/**
 * Navigates inside the app, as the browser's back and forward buttons do, here by way of the support page.
 */
async function goInside(page: Page, address: string) {
  const support = new URL('/support', address).href;
  if (await isInside(page)) await pushAddress(page, support);
  else await page.goto(support);
  await page.getByRole('tab', { name: 'Support' }).waitFor();
  await pushAddress(page, address);
}

const isInside = (page: Page) => page.evaluate(() => document.querySelector('main') !== null);

const pushAddress = (page: Page, address: string) =>
  page.evaluate((next) => {
    window.history.pushState(null, '', next);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

const readAnswer = (page: Page) =>
  page.evaluate(() => ({
    at: window.location.pathname,
    // The accessible name of the Home tab begins with the number of needed actions.
    title: document.title.replace(' · Evaluation Hub', '').replace(/^\(\d+\) /, ''),
    heading: document.querySelector('main h1')?.textContent,
    framed: Boolean(document.querySelector('body header') && document.querySelector('body footer')),
  }));
