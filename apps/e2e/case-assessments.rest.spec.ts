import { createClient } from '@hub/contract/core/clients/clients';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { BEHAVIOR, prepareAssessments } from './assessment-journey.ts';
import { act, button, formOf, forms, tick } from './case-assessments-journey.ts';
import { prepareCases } from './case-journey.ts';
import { today } from './case-record-journey.ts';
import { PHONE, someLastName, WIDE } from './client-journey.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';
import { toast } from './session-journey.ts';
import { widthOf } from './width-of.ts';

const { give, openRecord } = prepareAssessments();
const { url, practitioner, openAt, call } = prepareCases('case-record');

const CLASS = 10;

/** Answers one question as the form's page would, and stops there. */
async function answerOne(link: string, item: string, value: string) {
  const { pathname, hash } = new URL(link);
  const form = `/core/api${pathname}`;
  const post = (path: string, body: object, cookie = '') =>
    fetch(url(`${form}/${path}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const opened = await post('open', { secret: hash.slice(1) });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0];
  const answers = [{ number: 1, seen: 0, item, value, seconds: 4 }];
  const saved = await post('answers', { device: crypto.randomUUID(), answers }, cookie);
  expect(saved.status).toBe(200);
}

test('a form pauses with its deleted case: the question names it, its link says so, and Undo brings it back', async () => {
  const [given] = await give([BEHAVIOR]);
  await answerOne(given.link, 'rule1', '1');
  const page = await openRecord(given, PHONE);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await button(page, /^Delete$/).click();
  const question = page.getByRole('alertdialog', { name: /^Delete / });
  await question.getByText('1 form is out and is paused: nobody can open it until you restore it.').waitFor();
  expect(await question.getByRole('listitem').innerText()).toMatch(
    /^LBS-2 Parent form, Rosa .+: 1 of 60 answered$/,
  );
  expect(await obstacles(page)).toEqual([]);
  await button(question, 'Delete case').click();
  await toast(page, /was deleted$/).waitFor();
  const respondent = await page.context().newPage();
  await respondent.goto(given.link);
  await heading(respondent, 'This form is paused').waitFor();
  await respondent.getByText(/^If you have a question, ask Maren Okafor/).waitFor();
  await page.bringToFront();
  await button(page, 'Undo').click();
  await toast(page, /was restored$/).waitFor();
  await respondent.goto('about:blank');
  await respondent.goto(given.link);
  await respondent.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => respondent.getByText('This form is paused').count()).toBe(0);
  await respondent.close();
});

test('a critical answer of a withdrawn form is acknowledged; a case with a form out is closed with it', async () => {
  const [given] = await give([BEHAVIOR]);
  await answerOne(given.link, 'mood6', '2');
  const page = await openRecord(given, WIDE);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await act(page, 'LBS-2 Parent form', 'Rosa', 'Withdraw');
  await button(page.getByRole('dialog'), 'Withdraw').click();
  await formOf(page, 'LBS-2 Parent form', 'Rosa').getByText('Critical answers').waitFor();
  await page.goto(url('/cases'));
  const alert = page
    .getByRole('region', { name: /^Critical answers to read/ })
    .getByRole('listitem')
    .filter({ hasText: 'unread for less than an hour' });
  await alert.getByText('Danger to life').waitFor();
  await alert.getByText(/talks about wanting to die/).waitFor();
  expect(await alert.getByRole('button', { name: /^Acknowledge/ }).count()).toBe(1);
  expect(await obstacles(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('link', { name: 'LBS-2 Parent form' }).click();
  await page.getByText('Critical answers to read soon').waitFor();
  await page.getByText(/talks about wanting to die/).waitFor();
  expect(await obstacles(page)).toEqual([]);
  await button(page, 'Acknowledge').click();
  const dialog = page.getByRole('dialog', { name: 'Acknowledge critical answers' });
  await button(dialog, 'Acknowledge').click();
  await dialog.getByText('This field is required').waitFor();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Called the family at noon.');
  await button(dialog, 'Acknowledge').click();
  await toast(page, 'The critical answers are acknowledged').waitFor();
  await page.getByText('Called the family at noon.').waitFor();
  await page.getByText(/^Acknowledged by Maren Okafor/).waitFor();
  expect(await page.getByText('Critical answers to read soon').count()).toBe(0);

  await page.goBack();
  await page.setViewportSize(PHONE.viewport);
  await button(page, 'Add assessments').click();
  await tick(page, 'LBS-2 Teacher form').click();
  await button(page, /^Another rater/).waitFor();
  expect(await widthOf(page)).toBe(PHONE.viewport.width);
  expect(await obstacles(page)).toEqual([]);
  await tick(page, 'LBS-2 Teacher form').click();
  await tick(page, 'LMC Self-report form').click();
  await button(page, /^Send$/).click();
  await formOf(page, 'LMC Self-report form', 'Mia').waitFor();
  await page.setViewportSize(WIDE.viewport);
  await button(page, 'Close case').first().click();
  const question = page.getByRole('alertdialog', { name: /^Close / });
  await button(question, 'Close case').click();
  await question.getByText(/still out/).waitFor();
  await button(question, 'Withdraw and close').click();
  await button(page, 'Reopen').waitFor();
  await forms(page).filter({ hasText: 'LMC Self-report form' }).getByText('Withdrawn').waitFor();
});

test('a class is sent a form in a few clicks; who cannot take part is named before', async () => {
  const lastName = someLastName();
  for (let number = 1; number <= CLASS; number += 1) {
    await call(practitioner, createClient, createClient.path, {
      firstName: `Pupil${number}`,
      lastName,
      dateOfBirth: `${Number(today.slice(0, 4)) - 13}-01-09`,
      email: number < CLASS ? `pupil${number}.${lastName}@demo.test` : '',
    });
  }

  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const page = await openAt(`/clients?Name=${lastName}`);
  await page
    .getByText(/10 (clients|of 10)|1–10/)
    .first()
    .waitFor();
  clicks += 1;
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  await click(button(page, 'Send a form'));
  await heading(page, 'New screening').waitFor();
  await page.getByRole('textbox', { name: 'Name of the screening' }).fill(`Fall ${lastName}`);
  await click(button(page, /Form$/));
  await click(page.getByRole('option', { name: /^LMC Self-report form/ }));
  await page.getByRole('list', { name: 'Left out' }).getByText('Has no email address').waitFor();
  expect(await page.getByRole('list', { name: 'Included' }).getByRole('listitem').count()).toBe(CLASS - 1);
  expect(await obstacles(page)).toEqual([]);
  await click(button(page, 'Send for 9 clients'));
  await toast(page, 'The form was sent for 9 clients').waitFor();
  expect(clicks).toBeLessThan(15);

  await heading(page, `Fall ${lastName}`).waitFor();
  await page.getByText('0 of 9 are back').waitFor();
  expect(await obstacles(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await button(page, 'Export results').click();
  await (await download).delete();
  await page.setViewportSize(PHONE.viewport);
  await expect.poll(() => widthOf(page)).toBe(PHONE.viewport.width);
});
