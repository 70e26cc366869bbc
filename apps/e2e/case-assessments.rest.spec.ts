import { createClient } from '@hub/contract/core/clients/clients';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  act,
  button,
  formOf,
  forms,
  practitioner,
  prepareCaseAssessments,
  tick,
} from './case-assessments-journey.ts';
import { today } from './case-record-journey.ts';
import { PHONE, someLastName, WIDE } from './client-journey.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';
import { toast } from './session-journey.ts';

const SECONDS_TO_READ = 0.9;

const { url, mail, openPage, openPageOf, call, openCase } = await prepareCaseAssessments();

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

test('a critical answer of a form that is never finished is told by mail, read and acknowledged', async () => {
  const { page, motherEmail } = await openCase();
  await button(page, 'Add assessments').click();
  await tick(page, 'LBS-2 Parent form').click();
  await button(page, /^Send$/).click();
  await answerOne(await mail.linkTo(motherEmail, url('/assessment/')), 'mood6', '2');
  await act(page, 'LBS-2 Parent form', 'Ines', 'Withdraw');
  await button(page.getByRole('dialog'), 'Withdraw').click();
  await formOf(page, 'LBS-2 Parent form', 'Ines').getByText('Critical answers').waitFor();
  await mail.mailTo(practitioner.email, /^Something needs to be read soon$/);

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
});

test('a class of thirty is sent a form in a few clicks; who cannot take part is named before', async () => {
  const page = await openPageOf(practitioner, { reducedMotion: 'reduce', ...WIDE });
  const lastName = someLastName();
  const pupil = (number: number, email: string) => ({
    firstName: `Pupil${number}`,
    lastName,
    dateOfBirth: `${Number(today.slice(0, 4)) - 13}-01-09`,
    email,
  });
  for (let number = 1; number <= 29; number += 1) {
    await call(page, createClient, pupil(number, `pupil${number}.${lastName}@demo.test`));
  }
  await call(page, createClient, pupil(30, ''));

  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await page.goto(url(`/clients?Name=${lastName}&PageSize=36`));
  await page
    .getByText(/30 (clients|of 30)|1–30/)
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
  expect(await page.getByRole('list', { name: 'Included' }).getByRole('listitem').count()).toBe(29);
  expect(await obstacles(page)).toEqual([]);
  await click(button(page, 'Send for 29 clients'));
  await toast(page, 'The form was sent for 29 clients').waitFor();
  expect(clicks).toBeLessThan(15);

  await heading(page, `Fall ${lastName}`).waitFor();
  await page.getByText('0 of 29 are back').waitFor();
  expect(await mail.linkTo(`pupil7.${lastName}@demo.test`, url('/assessment/'))).toContain('#');
  expect(await obstacles(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await button(page, 'Export results').click();
  await (await download).delete();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a case with forms that are out is closed when they are withdrawn with it', async () => {
  const { page } = await openCase();
  await button(page, 'Add assessments').click();
  await tick(page, 'LMC Self-report form').click();
  await button(page, /^Send$/).click();
  await forms(page).first().waitFor();
  await button(page, 'Close case').first().click();
  const question = page.getByRole('alertdialog', { name: /^Close / });
  await button(question, 'Close case').click();
  await question.getByText(/still out/).waitFor();
  await button(question, 'Withdraw and close').click();
  await button(page, 'Reopen').waitFor();
  await forms(page).first().getByText('Withdrawn').waitFor();
});

test('on a phone assessments are added, and axe finds nothing', async () => {
  const { page } = await openCase(PHONE);
  expect(await obstacles(page)).toEqual([]);
  await button(page, 'Add assessments').click();
  await tick(page, 'LBS-2 Parent form').click();
  await button(page, /^Another rater/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await obstacles(page)).toEqual([]);
});

test('who is no respondent sees nothing', async () => {
  const visitor = await openPage(PHONE);
  await visitor.goto(url('/assessment/00000000-0000-4000-8000-000000000000#wrong'));
  await visitor
    .getByText(/not valid/i)
    .first()
    .waitFor();
});

test('a form that is started here ends the session, is filled in, and its scores and answers are read', async () => {
  const { page } = await openCase(WIDE, 'ended');
  const address = page.url();
  await button(page, 'Add assessments').click();
  await tick(page, 'LMC Self-report form').click();
  await button(page, /^Send$/).click();
  await act(page, 'LMC Self-report form', 'Mia', 'Start on this device');
  await button(page.getByRole('alertdialog', { name: 'Start on this device?' }), 'Log out and start').click();
  await page.waitForURL(/\/assessment\//);
  await button(page, 'Begin').click();
  for (let number = 1; number <= 12; number += 1) {
    await page.getByText(`Question ${number} of 12`, { exact: true }).waitFor();
    // Answers that are all the same, or given faster than one can read, would need a review.
    await new Promise((resolve) => setTimeout(resolve, SECONDS_TO_READ * 1000));
    await page.keyboard.press(String(1 + (number % 3)));
  }
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await heading(page, 'Thank you').waitFor();
  await page.goto(address);
  await page.waitForURL(url('/login'));

  const later = await openPageOf(practitioner, { reducedMotion: 'reduce', ...WIDE });
  await later.goto(address);
  await formOf(later, 'LMC Self-report form', 'Mia').getByText('Scored').waitFor();
  await later.getByRole('link', { name: 'LMC Self-report form' }).click();
  await later.getByRole('table').getByRole('row').nth(1).waitFor();
  await later
    .getByText(/Not for clinical use/)
    .first()
    .waitFor();
  await later.getByRole('heading', { name: 'Answers' }).waitFor();
  await later.getByText('Submitted', { exact: true }).first().waitFor();
});
