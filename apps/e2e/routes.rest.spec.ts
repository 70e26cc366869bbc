import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoAccount } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';
import { answersFor, type Feature, type Visitor } from './route-answers.ts';

const practitioner = demoAccount('practitioner@demo.test');
const manager = demoAccount('manager@demo.test');

const LONGEST_WALK = 300_000;

type Hub = {
  environment?: Record<string, string>;
  /** The visitor who types addresses; the other visitors navigate inside the app. */
  typing: Visitor;
  answersTo: (visitor: Visitor) => Answers;
};
type Answers = ReturnType<typeof answersFor>;

const usual: Feature[] = ['myOrg'];
const other: Feature[] = ['register', 'prolearn'];

/** What other features change. */
function differencesFor(visitor: Visitor): Answers {
  const usually = answersFor(visitor, usual).map((each) => JSON.stringify(each));
  return answersFor(visitor, other).filter((each) => !usually.includes(JSON.stringify(each)));
}

const hubs: Record<string, Hub> = {
  'as it comes answers every address of the specification': {
    typing: 'practitioner',
    answersTo: (visitor) => answersFor(visitor, usual),
  },
  'with other features answers their addresses': {
    environment: { FEATURES: 'register,landing,prolearn,-myOrg' },
    typing: 'signed-out',
    answersTo: differencesFor,
  },
};

describe.each(Object.entries(hubs))('a hub %s', (_, { environment, typing, answersTo }) => {
  const { url, openPage, openPageOf } = prepareJourneys({ environment });

  test('to every kind of visitor', { timeout: LONGEST_WALK }, async () => {
    const visitors = [
      { kind: 'signed-out', page: await openPage() },
      { kind: 'practitioner', page: await openPageOf(practitioner) },
      { kind: 'manager', page: await openPageOf(manager) },
    ] as const;
    const walks = visitors.map(async ({ kind, page }) => {
      const typed = new Set<string>();
      for (const { address, answer } of answersTo(kind)) {
        // Each page is typed once; what else leads there is walked to inside the app, as that takes a tenth of the time.
        const isTyped = kind === typing && !typed.has(answer.heading);
        if (isTyped) typed.add(answer.heading);
        await (isTyped ? goFromAddressBar : goInside)(page, url(address));
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
