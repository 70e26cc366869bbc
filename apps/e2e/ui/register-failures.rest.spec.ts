import { expect, test } from 'vitest';
import { heading } from '../heading.ts';
import {
  button,
  chooseFlow,
  confirmOrganization,
  fillAccount,
  fillOrganization,
  isThanked,
  newEmail,
  register,
} from '../register-journey.ts';
import { answer, dialog, prepareFailures } from './register-failures-journey.ts';

const { url, openRegistration } = prepareFailures();

test('an organization that exists is told, and leads back or to the search', async () => {
  const page = await openRegistration({ viewport: { width: 1280, height: 500 } });
  await chooseFlow(page, 'newOrganization');
  await fillOrganization(page, { name: 'lakeside psychology-group', zipCode: '53703' });
  await confirmOrganization(page);
  await fillAccount(page, newEmail());
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await register(page);
  const title = 'An organization exists with the same credentials.';
  await dialog(page, title).waitFor();
  expect(await page.evaluate(() => window.scrollY), 'the page is at its top').toBe(0);
  await answer(page, title, 'Go back');
  await heading(page, 'Add your organization').waitFor();
  await button(page, 'Continue').click();
  await confirmOrganization(page);
  await button(page, 'Continue').click();
  await register(page);
  await answer(page, title, 'Search for organization');
  await page.waitForURL(url('/register/org-search'));
  await page.getByText('Lakeside Psychology Group', { exact: true }).click();
  await button(page, 'Continue').click();
  await confirmOrganization(page);
  await button(page, 'Continue').click();
  await register(page);
  await isThanked(page);
});
