import { expect, test } from 'vitest';
import { prepareJourneys } from './journey.ts';
import { prepareSignIns } from './session-sign-in.ts';

const { url, openPage } = prepareJourneys();
const { beginSignIn, expectMessage, goesOn } = prepareSignIns(url);

const notStartedHere = { title: 'This sign-in was not started here', advice: 'Log in again' };

test('an answer to a sign-in that this browser has not begun is not used', async () => {
  const page = await openPage();
  await page.goto(url('/?code=x&state=unknown'));
  await expectMessage(page, notStartedHere);
  await goesOn(page);
});

test('what the provider says about another error is shown as text, never as markup', async () => {
  const page = await openPage();
  const state = await beginSignIn(page);
  const description = 'Ask <b>them</b><img src="/x" onerror="document.title=\'owned\'">';
  await page.goto(url(`/?${new URLSearchParams({ error: 'odd', error_description: description, state })}`));
  await expectMessage(page, { title: 'Sign-in failed', advice: `and said: “${description}”` });
  expect(await page.getByRole('alert').locator('b, img').count()).toBe(0);
  expect(await page.title()).not.toBe('owned');
  await goesOn(page);
});
