import { updateVideoPosition } from '@hub/contract/core/products/videos';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { field, form } from './client-journey.ts';
import { signIn } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { BEHAVIOR, card, cards, feature, manager, prepareLibrary, section } from './library-journey.ts';
import { distributor } from './library-tenant.ts';
import { toast } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';

const { url, openAt, openPage, openProduct, openProductAs } = prepareLibrary();

const TRAINING = 'Larkfield Practice Training';

test('products are filtered from the address; a video plays by keys with captions, and goes on where one stopped', async () => {
  const page = await openAt('/library?Search=lark&AgeMonths=75');
  const names = () => cards(page).getByRole('heading').allInnerTexts();
  await expect
    .poll(names)
    .toEqual(['Larkfield Adaptive Profile', BEHAVIOR, 'Larkfield Classroom Observation']);
  const filters = page.getByRole('search', { name: 'Filter Products' });
  await expect.poll(() => filters.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('lark');
  await expect.poll(() => filters.getByRole('searchbox', { name: 'Age' }).inputValue()).toBe('6:3');
  await filters.getByRole('button', { name: 'Respondent' }).click();
  await page.getByRole('menuitemradio', { name: 'Teacher', exact: true }).click();
  await expect.poll(names).toEqual(['Larkfield Adaptive Profile', BEHAVIOR]);
  expect(new URL(page.url()).search).toBe('?Search=lark&AgeMonths=75&Respondent=teacher');
  await card(page, BEHAVIOR).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await heading(page, BEHAVIOR).waitFor();
  const video = page.locator('video').first();
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await video.waitFor();
  await section(page, 'Videos').getByRole('heading', { name: 'Videos' }).focus();
  await page.keyboard.press('Tab');
  await getsFocus(video);
  await page.keyboard.press('Space');
  await expect.poll(time).toBeGreaterThan(2);
  const kept = page.waitForResponse((response) => isPosition(response.url()));
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  expect((await kept).status()).toBe(204);
  const captions = () =>
    video.evaluate((element: HTMLVideoElement) => {
      const [track] = element.textTracks;
      return [track?.mode, track?.cues?.length];
    });
  await expect.poll(captions).toEqual(['showing', 4]);

  const stopped = await time();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Library' }).click();
  await cards(page).getByRole('link', { name: BEHAVIOR }).click();
  await section(page, 'Videos')
    .getByText(/goes on at 0:0\d/)
    .waitFor();
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(time).toBeGreaterThanOrEqual(stopped - 0.2);
});

const isPosition = (address: string) =>
  new RegExp(`${updateVideoPosition.path.replace(':id', '[\\w-]+')}$`).test(new URL(address).pathname);

test('a seat is checked out and in; uses are asked for, approved and declined by a manager', async () => {
  const page = await openAt('/library');
  await cards(page).getByRole('link', { name: TRAINING }).click();
  const seat = feature(page, 'Training seat');
  await seat.getByText('4 seats', { exact: true }).waitFor();
  await seat.getByRole('button', { name: 'Check out a seat' }).click();
  await toast(page, 'Seat checked out').waitFor();
  await seat.getByText('Seat checked out', { exact: true }).waitFor();

  const other = await openProductAs(manager, TRAINING);
  const users = feature(other, 'Training seat').getByRole('list', { name: 'Checked out by' });
  await expect.poll(() => users.getByRole('listitem').count()).toBe(2);
  await users.getByRole('button', { name: 'Check in the seat of Tobias Lindqvist' }).click();
  await toast(other, 'The seat of Tobias Lindqvist is checked in').waitFor();

  await seat.getByRole('button', { name: 'Check in your seat' }).click();
  await toast(page, 'Seat checked in').waitFor();
  await seat.getByText('5 seats', { exact: true }).waitFor();
  await getsFocus(seat.getByRole('button', { name: 'Check out a seat' }));

  await openFromLibrary(page, BEHAVIOR);
  await askForUses(page, '3', 'For the twins');
  await askForUses(page, '500', 'To be safe');
  const mine = section(page, 'Your requests');
  await expect.poll(() => mine.getByText('Waiting for a manager').count()).toBe(2);

  await openFromLibrary(other, BEHAVIOR);
  const waiting = section(other, 'Requests that wait for you');
  const request = (message: string) => waiting.getByRole('listitem').filter({ hasText: message });
  await request('To be safe').getByRole('button', { name: 'Approve' }).click();
  await toast(other, 'There are not as many in the pool.').waitFor();
  await request('To be safe').getByRole('button', { name: 'Decline' }).click();
  await field(form(other), 'Reason').fill('Ask again in May');
  await form(other).getByRole('button', { name: 'Decline' }).click();
  await request('To be safe').waitFor({ state: 'detached' });
  await request('For the twins').getByRole('button', { name: 'Approve' }).click();
  await toast(other, 'Maren Okafor has 3 uses more').waitFor();

  await page.reload();
  await mine.getByText('Approved').waitFor();
  await mine.getByText('Ask again in May').waitFor();
  await feature(page, 'Parent form')
    .getByText(/^\d+ uses of these are assigned to you alone\.$/)
    .waitFor();
});

async function openFromLibrary(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Library' }).click();
  await cards(page).getByRole('link', { name }).click();
  await heading(page, name).waitFor();
}

async function askForUses(page: Page, quantity: string, message: string) {
  await page.getByRole('button', { name: 'Ask for uses' }).click();
  await field(form(page), 'How many').fill(quantity);
  await field(form(page), 'Message').fill(message);
  await form(page).getByRole('button', { name: 'Send request' }).click();
  await toast(page, 'Your request was sent to your managers').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('what waited for an email arrives with the first sign-in; a distributor makes keys and takes them back', async () => {
  const page = await openPage();
  await signIn(page, url(), distributor);
  await toast(page, 'New in your library: 7 uses of Parent form, Larkfield Adaptive Profile').waitFor();
  await page.goto(url('/library'));
  await card(page, 'Larkfield Adaptive Profile').getByText('7 uses').waitFor();
  await openProduct(page, BEHAVIOR);
  const keys = section(page, 'License keys');
  await keys.getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('button', { name: /What for/ }).click();
  await page.getByRole('option', { name: 'Self-report form' }).click();
  await field(form(page), 'How many').fill('50');
  await form(page).getByRole('button', { name: 'Make the key' }).click();
  await page.getByText('One license has 12 left at most.').waitFor();
  await field(form(page), 'How many').fill('5');
  await field(form(page), 'Reference').fill('Order 1042');
  await form(page).getByRole('button', { name: 'Make the key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your new key' });
  const licenseKey = await dialog.getByText(/^LARK(-\w{5}){4}$/).innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const item = keys.getByRole('listitem').filter({ hasText: 'Order 1042' });
  await item.getByText(`…${licenseKey.slice(-5)}`, { exact: true }).waitFor();
  await item.getByText('Not activated yet').waitFor();
  await item.getByRole('button', { name: 'Take back' }).click();
  const question = page.getByRole('alertdialog', { name: /^Take back the key / });
  await question.getByRole('button', { name: 'Take back' }).click();
  await item.getByText('Taken back').waitFor();
});
