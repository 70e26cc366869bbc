import { readAnswers } from '@hub/contract/core/administrations/administrations';
import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { giveForm } from './give-form.ts';
import { type Hub, startHub } from './hub.ts';
import { preparePages } from './pages.ts';

const FORM = 'lmc-self';
const ITEMS = 12;
const KILLS = 2;

let hub: Hub;
const { take } = preparePages({
  isShared: false,
  start: async () => {
    hub = await startHub({ template: inject('embeddedTemplate') });
    return hub;
  },
});

/** Different questions in every run; a failure names them. */
function someQuestions(): number[] {
  const chosen = new Set<number>();
  while (chosen.size < KILLS) chosen.add(2 + Math.floor(Math.random() * (ITEMS - 2)));
  return [...chosen];
}

const question = (page: Page, number: number) =>
  page.getByText(`Question ${number} of ${ITEMS}`, { exact: true }).waitFor();
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor();
/** Answers a question with the key that its number gives. */
const answer = (page: Page, number: number) => page.keyboard.press(String(1 + (number % 3)));

async function expectAll({ form, asPractitioner }: Awaited<ReturnType<typeof giveForm>>, killedAt: number[]) {
  const { items } = (await asPractitioner(readAnswers, form)) as FormAnswers;
  expect(
    items.map(({ answer }) => answer),
    `killed at ${killedAt}`,
  ).toEqual(Array.from({ length: ITEMS }, (_, index) => String((index + 1) % 3)));
}

test('the server is killed twice while somebody answers, who goes on: every answer arrives', async () => {
  const given = await giveForm(hub.origin, FORM);
  const { page } = await take(PHONE);
  await page.goto(given.link);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const killedAt = someQuestions();
  const restarts: Promise<void>[] = [];
  for (let number = 1; number <= ITEMS; number += 1) {
    await question(page, number);
    if (killedAt.includes(number)) {
      // Two kills that come close together still count as two.
      await Promise.all(restarts);
      restarts.push(hub.killAndRestart());
    }
    await answer(page, number);
  }
  await Promise.all(restarts);
  await saved(page);
  await expectAll(given, killedAt);
});
