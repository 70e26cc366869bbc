import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { obstacles } from './obstacles.ts';
import { preparePublicScreens } from './public-screens.ts';
import { prepareSignedInScreens } from './signed-in-screens.ts';
import { widthOf } from './width-of.ts';

const screens = { ...preparePublicScreens(), ...prepareSignedInScreens() };

async function check(page: Page, state: string) {
  expect(await obstacles(page), state).toEqual([]);
  await expect
    .poll(() => widthOf(page), { message: `${state}, scrolled sideways` })
    .toBe(PHONE.viewport.width);
}

test.each(Object.entries(screens))('%s can be used by everyone on a phone', (_, visit) =>
  visit({ options: PHONE, check }),
);
