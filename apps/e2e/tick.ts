import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Ticks a checkbox by its label, because the input itself is hidden behind the drawn square. */
export async function tick(box: Locator) {
  await box.locator('xpath=ancestor::label[1]').click();
  await expect.poll(() => box.isChecked()).toBe(true);
}
