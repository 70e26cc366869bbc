import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** As people do: by its label, once that has come to rest. What a browser ticks is hidden behind what is drawn. */
export async function tick(box: Locator) {
  await box.locator('xpath=ancestor::label[1]').click();
  await expect.poll(() => box.isChecked()).toBe(true);
}
