import { expect, test } from 'vitest';
import {
  answer,
  BEHAVIOR,
  begin,
  button,
  codes,
  isKeptOffline,
  prepareAssessments,
  question,
  text,
} from './assessment-journey.ts';
import { crash } from './crash.ts';
import { heading } from './heading.ts';

const { give, answersOf, withdraw, openDevice } = prepareAssessments();

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

test('forms of one person follow each other; one is finished later, opened again, and withdrawn; the device keeps nothing of it', async () => {
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
  const paths = (await device.context.cookies()).map(({ path }) => path).sort();
  expect(paths, 'each has a cookie of its own').toEqual(
    [first, second].map((form) => `/core/api/assessment/${form?.id}`).sort(),
  );

  await page.goBack();
  await question(page, 3);
  await button(page, 'Finish later').click();
  await button(page, 'Take it off this device').click();
  await heading(page, 'See you soon').waitFor();
  expect((await device.context.cookies()).map(({ path }) => path)).toEqual([
    `/core/api/assessment/${second?.id}`,
  ]);
  await page.reload();
  await heading(page, 'This form is not open on this device').waitFor();

  const again = await device.openPage(first.link);
  await again.getByRole('listitem').first().getByRole('button').click();
  await question(again, 3);
  expect(await again.evaluate(keptForms)).toContain(first.id);
  await withdraw(first);
  await again.keyboard.press('1');
  await heading(again, 'This form is no longer needed').waitFor();
  await again.getByText(/^If you have a question, ask /).waitFor();
  expect(await again.evaluate(keptForms)).toEqual([second?.id]);
});

/** The forms of which anything is on the device. */
async function keptForms() {
  const opening = indexedDB.open('assessment');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const requests = [...opening.result.objectStoreNames].map((name) =>
    opening.result.transaction(name).objectStore(name).getAllKeys(),
  );
  await Promise.all(
    requests.map((request) => new Promise((resolve) => request.addEventListener('success', resolve))),
  );
  opening.result.close();
  return [...new Set(requests.flatMap(({ result }) => result))];
}
