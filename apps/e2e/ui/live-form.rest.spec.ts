import { expect, test } from 'vitest';
import { fakeHub } from '../../respondent/test/fake-hub.ts';
import { heading } from '../heading.ts';
import { answerTwo, begin, button, goToReview, keptOn, prepareLiveForms, text } from './live-form-journey.ts';

const { address, link, openDevice, openForm } = prepareLiveForms();

test('where the hub is not reached, the form can be loaded again, and one can go back from the end', async () => {
  const hub = fakeHub();
  const device = await openDevice(hub);
  device.loseHub();
  const page = await device.openPage();
  await heading(page, 'The form could not be loaded').waitFor();
  expect(page.url()).toBe(link());
  await device.goOnline();
  await button(page, 'Try again').click();
  await begin(page);

  device.loseHub();
  await goToReview(page);
  await button(page, 'Finish').click();
  await page.getByText(/handed in as soon as all of them are/).waitFor();
  await button(page, 'Back').click();
  await heading(page, 'What else?').waitFor();
  await device.goOnline();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await text(page, 'Saved');
  expect(hub.state()).toBe('open');
});

test('a link to a form that is over says how it ended', async () => {
  const hub = fakeHub();
  const { openPage } = await openDevice(hub);
  for (const [state, title, words] of [
    ['submitted', 'Thank you', 'Your answers have arrived. You can close this page now.'],
    ['declined', 'You have chosen not to answer', 'Dana Reyes has been told. You need not do anything more.'],
    [
      'paused',
      'This form is paused',
      'What you have answered is kept. When the form goes on, the same link opens it again where you stopped.',
    ],
    [
      'withdrawn',
      'This form is no longer needed',
      'If you have a question, ask Dana Reyes at Fernhill School District.',
    ],
    ['expired', 'The time for this form is over', 'It could be filled in until December 4, 2026.'],
  ] as const) {
    hub.end(state);
    const page = await openPage();
    await heading(page, title).waitFor();
    await text(page, words);
  }
});

test('two tabs have the answers of one device, and the end comes to both', async () => {
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

  await page.keyboard.press('Enter');
  await heading(page, 'What else?').waitFor();
  await button(page, 'Next').click();
  await button(page, 'Finish').click();
  await heading(second, 'Thank you').waitFor();
  expect(await keptOn(second)).toEqual([]);
});

test('answers of another device are shown and told once, and again before the form is handed in', async () => {
  const hub = fakeHub();
  const { page } = await openForm(hub);
  hub.saveAnswers('other', [{ number: 1, seen: 0, item: 'pet', value: 'no' }]);
  await page.keyboard.press('1');
  await text(page, 'Answers that you gave on another device were added.');
  await heading(page, 'Do you have a pet?').waitFor();
  expect(await page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
  await button(page, 'Close').click();
  await expect.poll(() => page.getByText('Answers that you gave on another device').count()).toBe(0);

  for (const title of ['How many hours do you sleep?', 'What else?', 'Before you finish']) {
    await page.locator('button[type=submit]').click();
    await heading(page, title).waitFor();
  }
  await text(page, 'Saved');
  hub.saveAnswers('other', [{ number: 2, seen: 9, item: 'sleep', value: '2' }]);
  await button(page, 'Finish').click();
  await page.getByText('You have answered on another device meanwhile.').waitFor();
  await button(page, 'Finish').click();
  await heading(page, 'Thank you').waitFor();
  expect(hub.current().answers.sleep).toBe('2');
});

test('answers stay in a page that must stay open where the browser keeps nothing', async () => {
  const hub = fakeHub();
  const device = await openDevice(hub);
  await device.context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
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

test('what was answered without a network before a pause is sent during it, and the device keeps nothing', async () => {
  const hub = fakeHub();
  const device = await openForm(hub);
  await device.goOffline();
  await answerTwo(device.page);
  await device.page
    .getByText(/^You are offline/)
    .first()
    .waitFor();
  hub.end('paused');
  await device.page.close();
  await device.goOnline();
  const page = await device.openPage();
  await heading(page, 'This form is paused').waitFor();
  expect(hub.current().answers).toEqual({ sleep: '1', pet: 'no' });
  expect(await keptOn(page)).toEqual([]);
});

test('a form that was withdrawn meanwhile is told at the next answer, and wiped', async () => {
  const hub = fakeHub();
  const { page } = await openForm(hub);
  hub.end('withdrawn');
  await page.keyboard.press('1');
  await heading(page, 'This form is no longer needed').waitFor();
  expect(await keptOn(page)).toEqual([]);
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

test('a page on a device that was handed over says to give it back after the last form, and where staff signs in', async () => {
  const { page } = await openForm(fakeHub({ isHandedOver: true }));
  await goToReview(page);
  await button(page, 'Finish').click();
  await page.getByRole('heading', { name: 'Please give the device back' }).waitFor();
  expect(await page.getByRole('link', { name: 'For staff: sign in' }).getAttribute('href')).toBe('/login');
  expect(await keptOn(page)).toEqual([]);
});

test("a form that nobody touches stays on the respondent's own device", async () => {
  const device = await openDevice(fakeHub());
  await device.context.clock.install();
  const page = await device.openPage();
  await begin(page);
  await page.clock.fastForward(3 * 60 * 60_000);
  await heading(page, 'I sleep well.').waitFor();
});
