import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareCases } from './case-journey.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { obstacles } from './obstacles.ts';
import { preparePublicScreens } from './public-screens.ts';
import { prepareSignedInScreens, type Screens } from './signed-in-screens.ts';
import { widthOf } from './width-of.ts';

const SMALL_PHONE = { width: 320, height: 640 };

const screens = { ...preparePublicScreens(), ...prepareSignedInScreens() };
const { openHome } = prepareCases('accessibility');
const seldomSeen: Screens = {
  'the page of a scored form': async ({ options, check }) => {
    const page = await openHome('', options);
    await page.getByRole('list', { name: 'New results' }).getByRole('link').first().click();
    await page.getByRole('region', { name: 'Table of scores' }).waitFor();
    await page.getByRole('heading', { name: 'Answers' }).waitFor();
    await check(page, 'read');
  },
};

/** Each state is looked at in a wide window, light and dark, and then on a dark phone. */
async function check(page: Page, state: string) {
  expect(await obstacles(page), `${state}, light`).toEqual([]);
  await isAsWide(page, WIDE.viewport, state);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' }), `${state}, dark`).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  expect(await obstacles(page, { rules: 'about colour' }), `${state}, on a dark phone`).toEqual([]);
  await page.setViewportSize(SMALL_PHONE);
  await isAsWide(page, SMALL_PHONE, state);
  await page.setViewportSize(WIDE.viewport);
  await page.emulateMedia({ colorScheme: 'light' });
}

const isAsWide = (page: Page, { width }: { width: number }, state: string) =>
  expect.poll(() => widthOf(page), { message: `${state}, scrolled sideways` }).toBe(width);

test.each(Object.entries({ ...screens, ...seldomSeen }))(
  '%s can be used by everyone in a wide window and on a dark phone',
  (_, visit) => visit({ options: WIDE, check }),
);
