import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { act, button, formOf, prepareCaseAssessments, REFUSED, tick } from './case-assessments-journey.ts';
import { toast } from './session-journey.ts';

const { url, mail, openCase } = await prepareCaseAssessments();

test('two raters by mail and one in person are asked in one pass; a refused mail is told; what is withdrawn is free again', async () => {
  const { page, motherEmail } = await openCase();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(button(page, 'Add assessments'));
  await page.getByRole('checkbox', { name: 'LBS-2 Parent form' }).waitFor();
  const usesLeft = await page.getByText(/^\d+ uses left/).allInnerTexts();
  await click(tick(page, 'LBS-2 Parent form'));
  await click(tick(page, 'LBS-2 Teacher form'));
  await click(button(page, /^Select an option.*Who answers/));
  await click(page.getByRole('option', { name: 'Somebody else…' }));
  await page.getByRole('textbox', { name: 'First name' }).fill('Tess');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Quill');
  await page.getByRole('textbox', { name: 'Email' }).last().fill(REFUSED);
  await click(tick(page, 'LMC Self-report form'));
  await click(button(page, 'Send all 3'));
  await toast(page, '3 assessments added').waitFor();
  expect(clicks).toBeLessThan(12);

  expect(await mail.linkTo(motherEmail, url('/assessment/'))).toContain('#');
  await formOf(page, 'LBS-2 Teacher form', 'Tess Quill')
    .getByText('Mail refused')
    .waitFor({ timeout: 60_000 });
  await formOf(page, 'LMC Self-report form', 'Mia').getByText('In Person').waitFor();

  await act(page, 'LBS-2 Parent form', 'Ines', 'Withdraw');
  await button(page.getByRole('dialog'), 'Withdraw').click();
  await formOf(page, 'LBS-2 Parent form', 'Ines').getByText('Withdrawn').waitFor();
  await act(page, 'LBS-2 Teacher form', 'Tess', 'Withdraw');
  await button(page.getByRole('dialog'), 'Withdraw').click();
  await formOf(page, 'LBS-2 Teacher form', 'Tess').getByText('Withdrawn').waitFor();
  await act(page, 'LMC Self-report form', 'Mia', 'Withdraw');
  await button(page.getByRole('dialog'), 'Withdraw').click();
  await formOf(page, 'LMC Self-report form', 'Mia').getByText('Withdrawn').waitFor();
  await button(page, 'Add assessments').click();
  await page.getByRole('checkbox', { name: 'LBS-2 Parent form' }).waitFor();
  // What was loaded before is shown until it is loaded again.
  await expect.poll(() => page.getByText(/^\d+ uses left/).allInnerTexts()).toEqual(usesLeft);
});
