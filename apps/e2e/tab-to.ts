import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More than any page needs to go once around from its first link. */
const MAX_STOPS = 25;

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(target)) {
      expect(await target.evaluate(hasRing), `a focus ring at ${target}`).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${target}`);
}

/**
 * The ring is on the element, on the box around a text field or an editor, or on the drawn square of a
 * checkbox.
 */
function hasRing(element: Element): boolean {
  const around =
    element.closest('label, [role="group"]:has(> * > [contenteditable])') ?? element.parentElement;
  const drawn = [element, ...(around ? [around, ...around.querySelectorAll('*')] : [])];
  return drawn.some((part) => getComputedStyle(part).outlineStyle !== 'none');
}

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Waits until the page itself has moved the focus to the element. */
export const getsFocus = (target: Locator) =>
  expect.poll(() => hasFocus(target), { message: `the focus of ${target}` }).toBe(true);
