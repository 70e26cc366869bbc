import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoAccount } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';
import { answersFor, type Feature } from './route-answers.ts';

const practitioner = demoAccount('practitioner@demo.test');
const manager = demoAccount('manager@demo.test');

const LONGEST_LOAD = 15_000;
const LONGEST_WALK = 300_000;

type Hub = {
  features: Feature[];
  environment?: Record<string, string>;
  go: (page: Page, address: string) => Promise<unknown>;
};
const hubs: Record<string, Hub> = {
  'as it comes, from the address bar': {
    features: ['myOrg'],
    go: (page, address) => page.goto(address, { waitUntil: 'commit' }),
  },
  'with other features, from inside': {
    features: ['register', 'prolearn'],
    environment: { FEATURES: 'register,landing,prolearn,-myOrg' },
    go: goInside,
  },
};

describe.each(Object.entries(hubs))('a hub %s', (_, { features, environment, go }) => {
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
      for (const { address, answer } of answersFor(kind, features)) {
        await go(page, url(address));
        const poll = { message: `${kind} at ${address}`, timeout: LONGEST_LOAD };
        await expect.poll(() => readAnswer(page), poll).toEqual({ ...answer, framed: true });
      }
    });
    await Promise.all(walks);
  });
});

/** As the browser goes back and forward: the app stays and shows another page, here by way of the support page. */
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
    title: document.title.replace(' · Evaluation Hub', ''),
    heading: document.querySelector('main h1')?.textContent,
    framed: Boolean(document.querySelector('body header') && document.querySelector('body footer')),
  }));
