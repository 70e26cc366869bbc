import { describe, expect, test } from 'vitest';
import { fakeHub } from '../../respondent/test/fake-hub.ts';
import { heading } from '../heading.ts';
import { getsFocus } from '../tab-to.ts';
import {
  answerTwo,
  begin,
  button,
  goToReview,
  keptOn,
  OTHER_ID,
  other,
  prepareLiveForms,
  text,
} from './live-form-journey.ts';

const { address, openDevice, openForm } = prepareLiveForms();

test('a link is traded and leaves the address, and a wrong one is told kindly', async () => {
  const emergency = { number: '911', texts: { en: 'Call 112 or the night ward.' } };
  const { openPage } = await openDevice(fakeHub({ emergency }));
  const wrong = await openPage(`${address()}#wrong`);
  await heading(wrong, 'This link is not valid').waitFor();
  expect(wrong.url()).toBe(address());
  await wrong.reload();
  await heading(wrong, 'This form is not open on this device').waitFor();

  const page = await openPage();
  await heading(page, 'Nights and pets').waitFor();
  for (const words of [
    'Fernhill School District',
    'Dana Reyes',
    'This form is about Mia R.',
    'Please finish by December 4, 2026',
    'Call 112 or the night ward.',
  ]) {
    await text(page, words);
  }
  expect(await page.getByText(/911/).count(), 'the organization has words of its own').toBe(0);
  expect(page.url()).toBe(address());
  await page.reload();
  await heading(page, 'Nights and pets').waitFor();
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

test('several forms are listed first, each can be opened, and those that are left follow the thanks', async () => {
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
  await page.getByRole('button', { name: /Nights and pets/ }).click();
  await begin(page);
  await goToReview(page);
  await button(page, 'Finish').click();
  await heading(page, 'Thank you').waitFor();
  await page.getByRole('button', { name: /Days at school/ }).click();
  await page.waitForURL(address(OTHER_ID));
});

test('a form that nobody touches for half an hour leaves a device that was handed over', async () => {
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
