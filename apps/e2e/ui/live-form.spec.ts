import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fakeHub } from '../../respondent/test/fake-hub.ts';
import { heading } from '../heading.ts';
import { getsFocus } from '../tab-to.ts';
import {
  answerTwo,
  begin,
  button,
  goToReview,
  OTHER_ID,
  other,
  prepareLiveForms,
  text,
} from './live-form-journey.ts';

const { address, link, openDevice, openForm } = prepareLiveForms();

/** Everything that the device stores. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('assessment');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const stores = [...open.result.objectStoreNames];
    const records = stores.map((name) => open.result.transaction(name).objectStore(name).getAll());
    await Promise.all(
      records.map((request) => new Promise((resolve) => request.addEventListener('success', resolve))),
    );
    open.result.close();
    return records.flatMap(({ result }) => result);
  });

describe('a link', () => {
  test('is traded and leaves the address; the form says who asks, about whom and until when', async () => {
    const { openPage } = await openDevice(fakeHub());
    const page = await openPage();
    await heading(page, 'Nights and pets').waitFor();
    for (const words of [
      'Fernhill School District',
      'Dana Reyes',
      'This form is about Mia R.',
      'Please finish by December 4, 2026',
    ]) {
      await text(page, words);
    }
    expect(page.url()).toBe(address());
    await page.reload();
    await heading(page, 'Nights and pets').waitFor();
  });

  test('that is wrong is told kindly, and so is a form that is not open here', async () => {
    const { openPage } = await openDevice(fakeHub());
    const page = await openPage(`${address()}#wrong`);
    await heading(page, 'This link is not valid').waitFor();
    expect(page.url()).toBe(address());
    await page.reload();
    await heading(page, 'This form is not open on this device').waitFor();
  });

  test('can be loaded again where the hub could not be reached', async () => {
    const device = await openDevice(fakeHub());
    device.loseHub();
    const page = await device.openPage();
    await heading(page, 'The form could not be loaded').waitFor();
    expect(page.url()).toBe(link());
    await device.goOnline();
    await button(page, 'Try again').click();
    await heading(page, 'Nights and pets').waitFor();
  });

  test.each([
    ['submitted', 'Thank you', 'Your answers have arrived. You can close this page now.'],
    ['declined', 'You have chosen not to answer', 'Dana Reyes has been told. You need not do anything more.'],
    [
      'withdrawn',
      'This form is no longer needed',
      'If you have a question, ask Dana Reyes at Fernhill School District.',
    ],
    ['expired', 'The time for this form is over', 'It could be filled in until December 4, 2026.'],
  ] as const)('to a form that is %s says so', async (state, title, words) => {
    const hub = fakeHub();
    hub.end(state);
    const { openPage } = await openDevice(hub);
    const page = await openPage();
    await heading(page, title).waitFor();
    await text(page, words);
  });
});

describe('answers', () => {
  test('are saved one by one, with the time they took; the form goes on where one stopped', async () => {
    const hub = fakeHub();
    const { page } = await openForm(hub);
    await answerTwo(page);
    await text(page, 'Saved');
    expect(hub.rows).toMatchObject([
      { number: 1, item: 'sleep', value: '1', seconds: expect.any(Number) },
      { number: 2, item: 'pet', value: 'no' },
    ]);
    await page.reload();
    await heading(page, 'How many hours do you sleep?').waitFor();
    await page.getByRole('textbox').fill('7.5');
    await expect.poll(() => hub.current().answers).toEqual({ sleep: '1', pet: 'no', hours: 7.5 });
    expect(hub.rows.at(-1)).toMatchObject({ number: expect.any(Number), value: 7.5 });
  });

  test('stay on the device without a network, over a reload too, and are sent when there is one', async () => {
    const hub = fakeHub();
    const { page, goOffline, loseHub, goOnline, context } = await openForm(hub);
    await goOffline();
    await text(page, 'You are offline; your answers are kept on this device');
    await answerTwo(page);
    // The page itself comes from the service worker, which has journeys of its own.
    await context.setOffline(false);
    loseHub();
    await page.reload();
    await heading(page, 'How many hours do you sleep?').waitFor();
    await text(page, 'Not saved yet');
    expect(hub.rows).toEqual([]);
    await goOnline();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await text(page, 'Saved');
    expect(hub.current().answers).toEqual({ sleep: '1', pet: 'no' });
  });

  test('of two tabs are those of one device, and each shows both', async () => {
    const hub = fakeHub();
    const { page, openPage } = await openForm(hub);
    const second = await openPage(address());
    await begin(second);
    await answerTwo(page);
    await expect.poll(() => second.getByRole('radio', { name: 'Sometimes' }).isChecked()).toBe(true);
    await second.keyboard.press('3');
    await heading(second, 'Do you have a pet?').waitFor();
    await expect.poll(() => hub.current().answers).toEqual({ sleep: '2', pet: 'no' });
    expect(new Set(hub.rows.map(({ device }) => device)).size).toBe(1);
    expect(hub.rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('of another device are shown, and told once', async () => {
    const hub = fakeHub();
    const { page } = await openForm(hub);
    hub.saveAnswers('other', [{ number: 1, seen: 0, item: 'pet', value: 'no' }]);
    await page.keyboard.press('1');
    await text(page, 'Answers that you gave on another device were added.');
    await heading(page, 'Do you have a pet?').waitFor();
    expect(await page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
    await button(page, 'Close').click();
    await expect.poll(() => page.getByText('Answers that you gave on another device').count()).toBe(0);
  });

  test('stay in a page that must stay open where the browser keeps nothing', async () => {
    const hub = fakeHub();
    const device = await openDevice(hub);
    await device.context.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', { value: undefined }),
    );
    const page = await device.openPage();
    await page.getByText('This browser cannot keep answers on this device.').waitFor();
    await begin(page);
    await device.goOffline();
    await answerTwo(page);
    await text(page, 'You are offline; keep this page open');
    await device.goOnline();
    await text(page, 'Saved');
    expect(hub.current().answers).toEqual({ sleep: '1', pet: 'no' });
  });
});

describe('the end', () => {
  test('waits until all is saved, says why, and leaves nothing on the device', async () => {
    const hub = fakeHub();
    const { page, goOffline, goOnline } = await openForm(hub);
    await goOffline();
    await goToReview(page);
    await button(page, 'Finish').click();
    await page.getByText(/^You are offline\. The form is handed in as soon as/).waitFor();
    expect(hub.state()).toBe('open');
    await goOnline();
    await heading(page, 'Thank you').waitFor();
    expect(hub.state()).toBe('submitted');
    expect(hub.current().answers).toEqual({ sleep: '1', pet: 'no' });
    expect(await keptOn(page)).toEqual([]);
    await page.reload();
    await heading(page, 'Thank you').waitFor();
  });

  test('one can go back instead of waiting', async () => {
    const hub = fakeHub();
    const { page, loseHub, goOnline } = await openForm(hub);
    loseHub();
    await goToReview(page);
    await button(page, 'Finish').click();
    await page.getByText(/handed in as soon as all of them are/).waitFor();
    await button(page, 'Back').click();
    await heading(page, 'What else?').waitFor();
    await goOnline();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await text(page, 'Saved');
    expect(hub.state()).toBe('open');
  });

  test('shows what another device has answered meanwhile before it is handed in', async () => {
    const hub = fakeHub();
    const { page } = await openForm(hub);
    await goToReview(page);
    await text(page, 'Saved');
    hub.saveAnswers('other', [{ number: 1, seen: 9, item: 'sleep', value: '0' }]);
    await button(page, 'Finish').click();
    await page.getByText('You have answered on another device meanwhile.').waitFor();
    await button(page, 'Finish').click();
    await heading(page, 'Thank you').waitFor();
    expect(hub.current().answers.sleep).toBe('0');
  });

  test('comes to all tabs of the device', async () => {
    const hub = fakeHub();
    const { page, openPage } = await openForm(hub);
    const second = await openPage(address());
    await heading(second, 'Nights and pets').waitFor();
    await goToReview(page);
    await button(page, 'Finish').click();
    await heading(second, 'Thank you').waitFor();
    expect(await keptOn(second)).toEqual([]);
  });

  test('a form that was withdrawn meanwhile is told at the next answer, and wiped', async () => {
    const hub = fakeHub();
    const { page } = await openForm(hub);
    hub.end('withdrawn');
    await page.keyboard.press('1');
    await heading(page, 'This form is no longer needed').waitFor();
    expect(await keptOn(page)).toEqual([]);
  });

  test('who declines says why, and the form is over', async () => {
    const hub = fakeHub();
    const { page } = await openForm(hub);
    await button(page, 'I do not want to answer').click();
    const dialog = page.getByRole('dialog', { name: 'I do not want to answer' });
    expect(await dialog.getByRole('button', { name: 'Send' }).count()).toBe(0);
    await dialog.getByText('This is not for me').click();
    await dialog.getByRole('textbox', { name: 'A word why, if you like' }).fill('Wrong class');
    const call = page.waitForRequest('**/decline');
    await dialog.getByRole('button', { name: 'Send' }).click();
    expect((await call).postDataJSON()).toEqual({ why: 'not-for-me', reason: 'Wrong class' });
    await heading(page, 'You have chosen not to answer').waitFor();
    expect(await keptOn(page)).toEqual([]);
  });

  test('who finishes later leaves nothing on the device, and only when all is saved', async () => {
    const hub = fakeHub();
    const { page, goOffline, goOnline } = await openForm(hub);
    await goOffline();
    await answerTwo(page);
    await button(page, 'Finish later').click();
    const dialog = page.getByRole('dialog', { name: 'Finish later' });
    await dialog.getByText(/^You are offline, and some answers are on this device alone/).waitFor();
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Close']);
    await goOnline();
    await dialog.getByRole('button', { name: 'Take it off this device' }).click();
    await heading(page, 'See you soon').waitFor();
    expect(hub.current().answers).toEqual({ sleep: '1', pet: 'no' });
    expect(await keptOn(page)).toEqual([]);
    await page.reload();
    await heading(page, 'This form is not open on this device').waitFor();
  });
});

describe('several forms', () => {
  test('are listed first, with about whom, how long and how far; each can be opened', async () => {
    const { openPage } = await openDevice(fakeHub({ others: [other] }));
    const page = await openPage();
    await heading(page, 'Your forms').waitFor();
    expect(await page.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Nights and pets.*About Mia R\..*About 2 minutes.*Not begun/s),
      expect.stringMatching(/Days at school.*About Mia R\..*About 10 minutes.*3 of 40 answered/s),
    ]);
    await page.getByRole('button', { name: /Nights and pets/ }).click();
    await getsFocus(heading(page, 'Nights and pets'));
    await button(page, 'All my forms (2)').click();
    await heading(page, 'Your forms').waitFor();
    await page.getByRole('button', { name: /Days at school/ }).click();
    await page.waitForURL(address(OTHER_ID));
  });

  test('those that are left follow the thanks', async () => {
    const { openPage } = await openDevice(fakeHub({ others: [other] }));
    const page = await openPage();
    await page.getByRole('button', { name: /Nights and pets/ }).click();
    await begin(page);
    await goToReview(page);
    await button(page, 'Finish').click();
    await heading(page, 'Thank you').waitFor();
    await page.getByRole('button', { name: /Days at school/ }).click();
    await page.waitForURL(address(OTHER_ID));
  });
});

test('another language is told to the hub and kept', async () => {
  const hub = fakeHub();
  const { page } = await openForm(hub);
  await page.getByRole('combobox').selectOption('العربية');
  await page.keyboard.press('2');
  await text(page, 'تم الحفظ');
  await expect.poll(() => hub.read().language).toBe('ar');
  await page.reload();
  await heading(page, 'Do you have a pet? (ar)').waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
});

describe('on a device that was handed over', () => {
  const giveBack = (page: Page) => page.getByRole('heading', { name: 'Please give the device back' });

  test('the page says to give it back after the last form, and where staff signs in', async () => {
    const { page } = await openForm(fakeHub({ isHandedOver: true }));
    await goToReview(page);
    await button(page, 'Finish').click();
    await giveBack(page).waitFor();
    expect(await page.getByRole('link', { name: 'For staff: sign in' }).getAttribute('href')).toBe('/login');
    expect(await keptOn(page)).toEqual([]);
  });

  test('it is not given back while another form waits', async () => {
    const { openPage } = await openDevice(fakeHub({ isHandedOver: true, others: [other] }));
    const page = await openPage();
    await page.getByRole('listitem').first().getByRole('button').click();
    await begin(page);
    await goToReview(page);
    await button(page, 'Finish').click();
    await text(page, 'Days at school');
    expect(await giveBack(page).count()).toBe(0);
  });

  test('a form that nobody touches for half an hour leaves it', async () => {
    const hub = fakeHub({ isHandedOver: true });
    const device = await openDevice(hub);
    await device.context.clock.install();
    const page = await device.openPage();
    await begin(page);
    await page.keyboard.press('2');
    await text(page, 'Saved');
    await page.clock.fastForward(29 * 60_000);
    await page.keyboard.press('Shift');
    await page.clock.fastForward(29 * 60_000);
    await heading(page, 'Do you have a pet?').waitFor();
    await page.clock.fastForward(2 * 60_000);
    await heading(page, 'This form was left alone').waitFor();
    expect(await page.getByText('Do you have a pet?').count()).toBe(0);
    await expect.poll(() => keptOn(page)).toEqual([]);
    await page.reload();
    await heading(page, 'This form is not open on this device').waitFor();
    expect(hub.rows).toHaveLength(1);
  });

  test("on the respondent's own it stays", async () => {
    const device = await openDevice(fakeHub());
    await device.context.clock.install();
    const page = await device.openPage();
    await begin(page);
    await page.clock.fastForward(3 * 60 * 60_000);
    await heading(page, 'I sleep well.').waitFor();
  });
});

test('whom to call is said in the words of the organization', async () => {
  const emergency = { number: '911', texts: { en: 'Call 112 or the night ward.' } };
  const { openPage } = await openDevice(fakeHub({ emergency }));
  const page = await openPage();
  await text(page, 'Call 112 or the night ward.');
  expect(await page.getByText(/911/).count()).toBe(0);
});
