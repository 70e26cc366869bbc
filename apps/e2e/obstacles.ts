import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES_ABOUT_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page, or in a part of it. Another theme changes nothing but colours. */
export async function obstacles(
  page: Page,
  { within, rules }: { within?: string; rules?: 'about colour' } = {},
) {
  await settled(page);
  // No page has frames of another origin: axe need not gather its results in a page of its own.
  // What is in order need not be described: that would take as long as finding what is not.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // What was said to a screen reader stays there for a few seconds, outside of every landmark.
  axe.exclude('[data-live-announcer]');
  if (within) axe.include(within);
  const { violations } = await (rules
    ? axe.withRules(RULES_ABOUT_COLOUR)
    : axe.withTags(STANDARDS)
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** What is still fading in has no colour of its own yet. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity;
    const fading = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(fading.map((animation) => animation.finished));
  });
