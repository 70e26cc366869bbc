import { readAnswers } from '@hub/contract/core/administrations/administrations';
import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import { expect, inject, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { giveForm } from './give-form.ts';
import { type Hub, startHub } from './hub.ts';
import { preparePages } from './pages.ts';

const ITEMS = 60;
const KILLS = 3;

let hub: Hub;
const { take } = preparePages({
  isShared: false,
  start: async () => {
    hub = await startHub({ template: inject('embeddedTemplate') });
    return hub;
  },
});

/** Other questions in every run; they are named where it fails. */
function someQuestions(): number[] {
  const chosen = new Set<number>();
  while (chosen.size < KILLS) chosen.add(2 + Math.floor(Math.random() * (ITEMS - 2)));
  return [...chosen];
}

test('the server is killed three times while somebody answers, who goes on: every answer arrives', async () => {
  const { link, form, asPractitioner } = await giveForm(hub.origin, 'lbs-2-parent');
  const { page } = await take(PHONE);
  await page.goto(link);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const killedAt = someQuestions();
  const restarts: Promise<void>[] = [];
  for (let number = 1; number <= ITEMS; number += 1) {
    await page.getByText(`Question ${number} of ${ITEMS}`, { exact: true }).waitFor();
    if (killedAt.includes(number)) {
      // Two that stand close together are two kills all the same.
      await Promise.all(restarts);
      restarts.push(hub.killAndRestart());
    }
    await page.keyboard.press(String(1 + (number % 3)));
  }
  await Promise.all(restarts);
  await page.getByText('Saved', { exact: true }).first().waitFor();
  const { items: kept } = (await asPractitioner(readAnswers, form)) as FormAnswers;
  expect(
    kept.map(({ answer }) => answer),
    `killed at ${killedAt}`,
  ).toEqual(Array.from({ length: ITEMS }, (_, index) => String((index + 1) % 3)));
});
