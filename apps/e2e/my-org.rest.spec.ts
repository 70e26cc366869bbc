import { sendAdministrations } from '@hub/contract/core/administrations/administrations';
import { createCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import { addDays } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import { expect, test } from 'vitest';
import { choose, field, form, someLastName, WIDE } from './client-journey.ts';
import { demoAccount, profileButton, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { askToDeactivate, colleague, manager, person, prepareMyOrg } from './my-org-journey.ts';
import { button, fillPasswords, newEmail, PASSWORD, register, textbox } from './register-journey.ts';
import { toast } from './session-journey.ts';
import { tick } from './tick.ts';

const practitioner = demoAccount('practitioner@demo.test');

const { url, openPageOf, openOwnPageOf, openContext, openMyOrg, visit, invite, linkTo, call } =
  await prepareMyOrg();

const individual = demoAccount('individual@demo.test');

test('who is invited registers by the link where registering is closed, and signs in', async () => {
  const email = newEmail();
  const page = await invite(`Wilma <${email}>`);
  const invited = page.getByRole('listitem').filter({ hasText: email });
  await invited.getByRole('button', { name: /^Send again/ }).waitFor();

  const link = await linkTo(email);
  const guest = await visit(link.slice(url().length));
  await heading(guest, 'Create your account').waitFor();
  await guest.getByText(email).waitFor();
  expect(guest.url(), 'the secret leaves the address').toBe(url('/register/invited'));
  await fillPasswords(guest);
  await textbox(guest, 'First name').fill('Wilma');
  await textbox(guest, 'Last name').fill('Thornbury');
  await choose(guest, form(guest), 'Highest degree', 'Doctoral');
  await choose(guest, form(guest), 'Within what field is your profession\\?', 'Neuropsychology');
  await guest.getByText('Yes', { exact: true }).click();
  await guest.getByText(/^I certify that/).click();
  await register(guest);
  await heading(guest, 'Welcome to Lakeside Psychology Group').waitFor();
  await button(guest, 'Log in').click();
  await submitCredentials(guest, { email, password: PASSWORD });
  await profileButton(guest, { name: 'Wilma Thornbury' }).waitFor();
});

test('somebody who waits is denied, and approved after all; a client goes to a colleague', async () => {
  const page = await openMyOrg();
  await button(page, 'Deny Noor Haddad').click();
  await toast(page, 'Noor Haddad was denied').waitFor();
  await button(page, 'Approve instead').click();
  await toast(page, 'Noor Haddad was approved').waitFor();
  await page.getByRole('heading', { name: /^Waiting for your approval/ }).waitFor({ state: 'detached' });

  // First in the list, which is sorted by last name.
  const lastName = `Aa${someLastName()}`;
  const theirs = await openPageOf(practitioner);
  const { id } = await call(theirs, createClient, { firstName: 'Ada', lastName, dateOfBirth: '2015-03-09' });
  const dates = { referralDate: '2026-01-05', expirationDate: '2030-01-05' };
  await call(theirs, createCase, { clientId: id, caseName: 'Reading', ...dates });
  await person(page, practitioner.name).click();
  await page.getByRole('navigation', { name: 'Practitioner' }).getByRole('link', { name: 'Clients' }).click();
  await tick(page.getByRole('checkbox', { name: `Select Ada ${lastName}` }));
  await button(page, 'Transfer').click();
  const who = form(page).getByRole('combobox', { name: 'New practitioner' });
  await who.fill('Priya');
  await page.getByRole('option', { name: new RegExp(`^${manager.name}`) }).click();
  await field(form(page), 'Reason').fill('On leave');
  await form(page).getByRole('button', { name: 'Transfer' }).click();
  await toast(page, `1 client with 1 case is with ${manager.name} now`).waitFor();
});

test('a form that is sent while a manager decides stands in the way, and goes to who is chosen by keyboard', async () => {
  const theirs = await openOwnPageOf(colleague);
  const lastName = someLastName();
  const dateOfBirth = '2011-03-09';
  const { id } = await call(theirs, createClient, { firstName: 'Mia', lastName, dateOfBirth });
  const dates = { referralDate: '2026-01-05', expirationDate: '2030-01-05' };
  const opened = await call(theirs, createCase, { clientId: id, caseName: 'Mood', ...dates });

  const page = await openMyOrg();
  const question = await askToDeactivate(page, colleague.name, /^They keep \d+ clients/);
  const who = question.getByRole('combobox', { name: 'New practitioner' });
  expect(await who.count(), 'nothing is out yet').toBe(0);
  const params = { caseId: opened.id, batteryId: opened.batteryId };
  const dueOn = addDays(todayIn('UTC', new Date()), 14);
  const form = { formId: 'lmc-self', respondent: { kind: 'client' }, delivery: 2, language: 'en', dueOn };
  await call(theirs, sendAdministrations, { items: [form] }, params);
  const deactivate = question.getByRole('button', { name: 'Deactivate' });
  await deactivate.click();
  await question.getByRole('alert').getByText('Forms of theirs are still out').waitFor();
  await question.getByText(/^1 form is out, for 1 client\./).waitFor();

  await who.focus();
  await page.keyboard.type('Priya');
  await page.getByRole('option', { name: new RegExp(`^${manager.name}`) }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => deactivate.getAttribute('aria-disabled')).not.toBe('true');
  await deactivate.press('Enter');
  await toast(page, `${colleague.name} was deactivated`).waitFor();
  await button(page, 'Enable again').click();
  await toast(page, `${colleague.name} can sign in again`).waitFor();
});

test('who has an account joins, and switches in all tabs at once', async () => {
  await invite(individual.email);
  const context = await openContext({ ...WIDE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(await linkTo(individual.email));
  await heading(page, 'Log in to join Lakeside Psychology Group').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await submitCredentials(page, individual);
  await button(page, 'Join').click();
  await toast(page, 'You work in Lakeside Psychology Group now').waitFor();

  const other = await context.newPage();
  await other.goto(url('/clients/add-client'));
  await field(form(other), 'First name').fill('Half typed');
  await profileButton(page, individual).click();
  await page.getByRole('menuitem', { name: `Switch to ${individual.name}` }).click();
  for (const tab of [page, other]) {
    await toast(tab, `You work in ${individual.name} now`).waitFor();
    await heading(tab, 'Home').waitFor();
  }
  await other.goto(url('/clients/add-client'));
  await field(form(other), 'First name').waitFor();
  await expect.poll(() => other.getByText(/^You have unsaved changes/).count()).toBe(0);
});
