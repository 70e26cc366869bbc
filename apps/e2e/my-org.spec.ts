import { createCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, field, form, someLastName, WIDE } from './client-journey.ts';
import { demoAccount, profileButton, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { act, askToDeactivate, colleague, manager, person, prepareMyOrg } from './my-org-journey.ts';
import { button, fillPasswords, newEmail, PASSWORD, register, textbox } from './register-journey.ts';
import { toast } from './session-journey.ts';
import { tick } from './tick.ts';

const { url, openPageOf, openOwnPageOf, openMyOrg, visit, invite, linkTo, call } = await prepareMyOrg();

const practitioner = demoAccount('practitioner@demo.test');

const myOrgTab = (page: Page) => page.getByRole('link', { name: 'My Org' });

async function confirm(page: Page, title: string, label: string) {
  const question = page.getByRole('alertdialog', { name: title });
  await question.getByRole('button', { name: label }).click();
  await question.waitFor({ state: 'detached' });
}

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

  await page.reload();
  await person(page, 'Wilma Thornbury').waitFor();
  await expect.poll(() => invited.count()).toBe(0);
  const late = await visit(link.slice(url().length));
  await heading(late, 'This invitation no longer works').waitFor();
});

test('a role holds at once, and who is deactivated is out while at work', async () => {
  const page = await openMyOrg();
  const theirs = await openOwnPageOf(colleague);
  await theirs.goto(url());
  await profileButton(theirs, colleague).waitFor();
  await expect.poll(() => myOrgTab(theirs).count()).toBe(0);
  await act(page, colleague.name, 'Make organization manager');
  await confirm(page, `Make ${colleague.name} an organization manager?`, 'Change role');
  await toast(page, `${colleague.name} is an organization manager now`).waitFor();
  await theirs.reload();
  await myOrgTab(theirs).click();
  await person(theirs, manager.name).waitFor();

  const question = await askToDeactivate(page, colleague.name, /^They keep 8 clients/);
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await toast(page, `${colleague.name} was deactivated`).waitFor();
  await theirs.getByRole('link', { name: 'Clients', exact: true }).click();
  await theirs.waitForURL(url('/login'));
  await button(page, 'Enable again').click();
  await toast(page, `${colleague.name} can sign in again`).waitFor();
});

test('a client goes to a colleague with the notes', async () => {
  const lastName = someLastName();
  const theirs = await openPageOf(practitioner, { ...WIDE, reducedMotion: 'reduce' });
  const { id } = await call(theirs, createClient, { firstName: 'Ada', lastName, dateOfBirth: '2015-03-09' });
  await call(theirs, createCase, {
    clientId: id,
    caseName: 'Reading',
    referralDate: '2026-01-05',
    expirationDate: '2030-01-05',
    notes: [{ note: { html: '<p>Called the family</p>', text: 'Called the family' } }],
  });

  const page = await openMyOrg();
  await person(page, practitioner.name).click();
  await page.getByRole('navigation', { name: 'Practitioner' }).getByRole('link', { name: 'Clients' }).click();
  await button(page, 'Sort: Last name').click();
  await page.getByRole('menuitemradio', { name: 'Date added' }).click();
  await page.keyboard.press('Escape');
  await page.goto(`${page.url()}${page.url().includes('?') ? '&' : '?'}order=desc`);
  await tick(page.getByRole('checkbox', { name: `Select Ada ${lastName}` }));
  await button(page, 'Transfer').click();
  const who = form(page).getByRole('combobox', { name: 'New practitioner' });
  await who.fill('Priya');
  await page.getByRole('option', { name: new RegExp(`^${manager.name}`) }).click();
  await field(form(page), 'Reason').fill('On leave');
  await form(page).getByRole('button', { name: 'Transfer' }).click();
  await toast(page, `1 client with 1 case is with ${manager.name} now`).waitFor();

  await page.goto(url(`/clients/${id}?tab=cases`));
  await page.getByRole('link', { name: 'Reading' }).click();
  await page.getByText('Called the family').waitFor();
  await theirs.goto(url(`/clients/${id}`));
  await heading(theirs, 'Page not found').waitFor();
});
