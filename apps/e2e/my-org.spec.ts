import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { profileButton } from './demo-sign-in.ts';
import { act, askToDeactivate, colleague, manager, person, prepareMyOrg } from './my-org-journey.ts';
import { button } from './register-journey.ts';
import { toast } from './session-journey.ts';

const { url, openOwnPageOf, openMyOrg } = await prepareMyOrg();

const myOrgTab = (page: Page) => page.getByRole('link', { name: 'My Org' });

async function confirm(page: Page, title: string, label: string) {
  const question = page.getByRole('alertdialog', { name: title });
  await question.getByRole('button', { name: label }).click();
  await question.waitFor({ state: 'detached' });
}

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
