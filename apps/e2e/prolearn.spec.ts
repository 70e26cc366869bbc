import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { heading } from './heading.ts';
import { button } from './in-person-journey.ts';
import { courseLink, prepareProlearn } from './prolearn-journey.ts';

const { open } = prepareProlearn();

const film = (page: Page) => page.locator('video');
const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const play = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });

test('a course is begun, left in the middle of a film and continued on a phone at the same second', async () => {
  const page = await open('/prolearn');
  await courseLink(page).click();
  await heading(page, 'Giving the Behavior Scales').waitFor();
  await page.getByRole('link', { name: 'Begin' }).click();
  await heading(page, 'What the scales ask').waitFor();
  await page.keyboard.press('Alt+PageDown');
  await heading(page, 'Choosing raters').waitFor();
  await page.getByText('What the scales ask (done)').waitFor();
  await play(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(4);
  const shown = await film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
  expect(shown, 'captions').toBe('showing');
  const left = await timeOf(page);
  await page.getByRole('link', { name: 'ProLearn' }).first().click();

  const phone = await open('/prolearn', PHONE);
  await phone.getByRole('region', { name: 'Continue' }).getByRole('link').click();
  await heading(phone, 'Choosing raters').waitFor();
  await expect.poll(async () => Math.abs((await timeOf(phone)) - left)).toBeLessThan(2);

  // Skipped parts do not count as watched.
  await film(phone).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.4;
  });
  await play(phone);
  await expect.poll(() => film(phone).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await phone.getByText(/^Watched \d+% of what is needed/).waitFor();
  await button(phone, 'Outline').click();
  await phone.getByRole('dialog', { name: 'Outline' }).getByText('What the scales ask (done)').waitFor();
  expect(await phone.getByRole('dialog').getByText('Choosing raters (done)').count()).toBe(0);
});
