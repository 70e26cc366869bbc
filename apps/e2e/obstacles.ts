import { readFileSync } from 'node:fs';
import type { RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES_ABOUT_COLOUR = ['color-contrast', 'link-in-text-block'];
/** Announcements to screen readers stay there for a few seconds, outside of every landmark. */
const LEFT_OUT = '[data-live-announcer]';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The violations that axe finds on the page, in a frame, or in a part of it. In another theme only the rules
 * about colour can have another result.
 */
export async function obstacles(
  page: Page | Frame,
  { within = 'html', rules }: { within?: string; rules?: 'about colour' } = {},
): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: RULES_ABOUT_COLOUR } : { type: 'tag', values: STANDARDS },
    // Details of passed rules are not needed, and would take as long as finding the violations.
    resultTypes: ['violations'],
    // None of these rules needs the style sheets.
    preload: false,
    // Frames are checked separately.
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

/**
 * Content that is still fading in does not have its final colours. On a phone a dialog stays invisible until
 * the keyboard is up.
 */
async function settled(page: Page | Frame) {
  await page.locator('[data-rac][style*="opacity: 0"]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity;
    const fading = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(fading.map((animation) => animation.finished));
  });
}
