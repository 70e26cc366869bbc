import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareCases } from './case-journey.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { obstacles } from './obstacles.ts';
import { preparePublicScreens } from './public-screens.ts';
import { prepareSignedInScreens, type Screens } from './signed-in-screens.ts';
import { widthOf } from './width-of.ts';

const NARROWEST = { width: 320, height: 640 };

async function checkDark(page: Page, state: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' }), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

const publicScreens = Object.entries(preparePublicScreens());

test.each(publicScreens)('%s can be used by everyone in a wide window', (_, visit) => {
  const check = async (page: Page, state: string) => {
    expect(await obstacles(page), `${state}, light`).toEqual([]);
    await checkDark(page, state);
    await page.setViewportSize(NARROWEST);
    await expect
      .poll(() => widthOf(page), { message: `${state}, scrolled sideways on a small phone` })
      .toBe(NARROWEST.width);
  };
  return visit({ options: WIDE, check });
});

const signedInScreens = Object.entries(prepareSignedInScreens());
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

test.each([...signedInScreens, ...Object.entries(seldomSeen)])(
  '%s can be used by everyone in a wide window',
  (_, visit) => {
    const check = async (page: Page, state: string) => {
      expect(await obstacles(page), `${state}, light`).toEqual([]);
      await checkDark(page, state);
      await expect
        .poll(() => widthOf(page), { message: `${state}, scrolled sideways` })
        .toBe(WIDE.viewport.width);
    };
    return visit({ options: WIDE, check });
  },
);

test.each(signedInScreens)('%s can be used by everyone on a dark phone', (_, visit) =>
  visit({ options: PHONE, check: checkDark }),
);
