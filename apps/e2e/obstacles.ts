import { readFileSync } from 'node:fs';
import type { RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES_ABOUT_COLOUR = ['color-contrast', 'link-in-text-block'];
/** What was said to a screen reader stays there for a few seconds, outside of every landmark. */
const LEFT_OUT = '[data-live-announcer]';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds on the page or in a frame, or in a part of it. Another theme changes nothing but colours. */
export async function obstacles(
  page: Page | Frame,
  { within = 'html', rules }: { within?: string; rules?: 'about colour' } = {},
): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: RULES_ABOUT_COLOUR } : { type: 'tag', values: STANDARDS },
    // What is in order need not be described: that would take as long as finding what is not.
    resultTypes: ['violations'],
    // No rule of ours asks for the style sheets.
    preload: false,
    // Each is looked at for itself.
    iframes: false,
  };
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([include, exclude, given]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run({ include, exclude }, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    },
    [within, LEFT_OUT, options] as const,
  );
}

/** What is still fading in has no colour of its own yet. On a phone a dialog stays unseen until the keyboard is up. */
async function settled(page: Page | Frame) {
  await page.locator('[data-rac][style*="opacity: 0"]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity;
    const fading = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(fading.map((animation) => animation.finished));
  });
}
