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
import { PHONE } from './client-journey.ts';
import { crash } from './crash.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';

const { give, stateOf, answersOf, withdraw, openDevice } = prepareAssessments();

test('a tab that is killed takes nothing along, and a device without a network keeps it for the next', async () => {
  const [given] = await give([BEHAVIOR]);
  const device = await openDevice();
  const page = await device.openPage(given.link);
  await begin(page);
  await answer(page, 1, 3);
  await text(page, 'Saved');
  await crash(page);
  const second = await device.openPage(page.url());
  await question(second, 4);
  await expect.poll(() => isKeptOffline(second)).toBe(true);
  await device.goOffline();
  await answer(second, 4, 6);
  await crash(second);
  const third = await device.openPage(page.url());
  await question(third, 7);
  await device.goOnline();
  await text(third, 'Saved');
  expect(await answersOf(given)).toEqual(codes(6));
});

test.each([
  ['es', 'Comenzar', 'Pregunta 2 de 12', 'Terminar', 'Muchas gracias', 'ltr'],
  ['ar', 'البدء', 'السؤال 2 من 12', 'إنهاء', 'شكرًا جزيلًا', 'rtl'],
])('in %s, from the welcome to the thanks', async (language, start, second, finish, thanks, direction) => {
  const [given] = await give([MOOD], language);
  const device = await openDevice();
  const page = await device.openPage(given.link);
  await button(page, start).click();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
  for (let number = 1; number <= 12; number += 1) {
    const former = await page.getByRole('heading', { level: 1 }).innerText();
    await page.keyboard.press('2');
    if (number === 1) await text(page, second);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe(former);
  }
  await button(page, finish).click();
  await heading(page, thanks).waitFor();
});

test('several forms of one person follow each other, each with a cookie of its own', async () => {
  const [first, second] = await give([BEHAVIOR, 'lap-parent']);
  const device = await openDevice();
  const page = await device.openPage(first.link);
  await heading(page, 'Your forms').waitFor();
  expect(await page.getByRole('listitem').count()).toBe(2);
  await page.getByRole('listitem').first().getByRole('button').click();
  await begin(page);
  await answer(page, 1, 2);
  await text(page, 'Saved');
  await button(page, 'All my forms (2)').click();
  await page.getByText('2 of 60 answered').waitFor();
  await page.getByRole('listitem').last().getByRole('button').click();
  await page.waitForURL(`**/assessment/${second?.id}`);
  await button(page, 'Begin').waitFor();
  await page.goBack();
  await question(page, 3);
  const paths = (await device.context.cookies()).map(({ path }) => path).sort();
  expect(paths).toEqual([first, second].map((form) => `/core/api/assessment/${form?.id}`).sort());
});

test('a form that is withdrawn says so, at the next answer and at its link; the device keeps nothing', async () => {
  const [given] = await give([BEHAVIOR]);
  const device = await openDevice();
  const page = await device.openPage(given.link);
  await begin(page);
  await answer(page, 1, 1);
  await text(page, 'Saved');
  await withdraw(given);
  await page.keyboard.press('1');
  await heading(page, 'This form is no longer needed').waitFor();
  expect(await page.evaluate(keptRecords)).toBe(0);
  const again = await device.openPage(given.link);
  await heading(again, 'This form is no longer needed').waitFor();
  await again.getByText(/^If you have a question, ask /).waitFor();
});

test('finished later and opened again; then declined with a word why', async () => {
  const [given] = await give([BEHAVIOR]);
  const device = await openDevice();
  const page = await device.openPage(given.link);
  await begin(page);
  await answer(page, 1, 4);
  await button(page, 'Finish later').click();
  await button(page, 'Take it off this device').click();
  await heading(page, 'See you soon').waitFor();
  expect(await device.context.cookies()).toEqual([]);
  await page.reload();
  await heading(page, 'This form is not open on this device').waitFor();
  const again = await device.openPage(given.link);
  await question(again, 5);
  await button(again, 'I do not want to answer').click();
  await again.getByText('I decline to answer').click();
  await again.getByRole('textbox').fill('We have moved away');
  await button(again, 'Send').click();
  await heading(again, 'You have chosen not to answer').waitFor();
  expect(await stateOf(given)).toBe('declined');
});

test('axe finds nothing on a phone with text twice as large, on the way through a real form', async () => {
  const [given] = await give([MOOD]);
  const device = await openDevice(PHONE);
  await device.context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  const page = await device.openPage(given.link);
  const look = async (where: string) => {
    expect(await obstacles(page), where).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(PHONE.viewport.width);
  };
  await button(page, 'Begin').waitFor();
  await look('welcome');
  await begin(page, 12);
  await look('question');
  await answer(page, 1, 11, 12);
  await button(page, 'Skip').click();
  await heading(page, 'Before you finish').waitFor();
  await look('review');
  await button(page, 'Finish').click();
  await heading(page, 'Thank you').waitFor();
  await look('thanks');
});

/** The number of records on the device. */
async function keptRecords() {
  const opening = indexedDB.open('assessment');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const counts = [...opening.result.objectStoreNames].map((name) =>
    opening.result.transaction(name).objectStore(name).count(),
  );
  await Promise.all(
    counts.map((count) => new Promise((resolve) => count.addEventListener('success', resolve))),
  );
  opening.result.close();
  return counts.reduce((sum, { result }) => sum + result, 0);
}
