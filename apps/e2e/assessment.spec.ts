import { expect, test } from 'vitest';
import {
  answer,
  BEHAVIOR,
  begin,
  button,
  codes,
  isKeptOffline,
  MOOD,
  prepareAssessments,
  question,
  text,
} from './assessment-journey.ts';
import { WIDE } from './client-journey.ts';
import { heading } from './heading.ts';
import { tabTo } from './tab-to.ts';

const { give, stateOf, answersOf, openDevice } = prepareAssessments();

test('offline at question 20, loaded again, ten more answers: all of them arrive', async () => {
  const [given] = await give([BEHAVIOR]);
  const device = await openDevice();
  const page = await device.openPage(given.link);
  await begin(page);
  await answer(page, 1, 19);
  await text(page, 'Saved');
  await expect.poll(() => isKeptOffline(page)).toBe(true);

  await device.goOffline();
  await text(page, 'You are offline; your answers are kept on this device');
  await answer(page, 20, 24);
  await page.reload();
  await question(page, 25);
  await answer(page, 25, 29);
  await device.goOnline();
  await text(page, 'Saved');
  expect(await answersOf(given)).toEqual(codes(29));
});

test('begun on a phone, finished on a tablet: two devices end in one truth, and both are told', async () => {
  const [given] = await give([BEHAVIOR]);
  const phone = await (await openDevice()).openPage(given.link);
  await begin(phone);
  await answer(phone, 1, 5);
  await text(phone, 'Saved');
  const tablet = await (await openDevice(WIDE)).openPage(given.link);
  await question(tablet, 6);
  await answer(tablet, 6, 8);
  await text(tablet, 'Saved');
  await phone.keyboard.press('4');
  await text(phone, 'Answers that you gave on another device were added.');
  await expect.poll(() => answersOf(given)).toEqual([...codes(5), ...codes(8).slice(5)]);
  await question(phone, 7);
  await phone.keyboard.press('4');
  await text(phone, 'Saved');
  await tablet.keyboard.press('1');
  await text(tablet, 'Answers that you gave on another device were added.');
  await expect.poll(() => answersOf(given)).toEqual([...codes(6), '3', '2', '0']);
});

test('by the keyboard alone, to the end, which is scored; the link then shows thanks and nothing else', async () => {
  const [given] = await give([MOOD]);
  const device = await openDevice(WIDE);
  const page = await device.openPage(given.link);
  await tabTo(page, button(page, 'Begin'));
  await page.keyboard.press('Enter');
  await question(page, 1, 12);
  await answer(page, 1, 12, 12);
  await heading(page, 'Before you finish').waitFor();
  await tabTo(page, button(page, 'Finish'));
  await page.keyboard.press('Enter');
  await heading(page, 'Thank you').waitFor();
  await expect.poll(() => stateOf(given)).toMatch(/^(scored|needs-review)$/);
  expect(await answersOf(given)).toEqual(codes(12));
  const again = await device.openPage(given.link);
  await heading(again, 'Thank you').waitFor();
  expect(await again.getByRole('main').getByRole('button').count()).toBe(0);
});
