import { listSessions } from '@hub/contract/auth/users/sessions';
import { expect, test } from 'vitest';
import { demoAccount, signIn } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';

const { url, openPage, openContext } = prepareJourneys({ ownHub: true });
const school = demoAccount('school@demo.test');

test('one other session is signed out from the list, then all others', async () => {
  const others = [await openContext(), await openContext(), await openContext()];
  for (const context of others) await signIn(await context.newPage(), url(), school);
  const page = await openPage();
  await signIn(page, url(), school);
  await page.goto(url('/profile'));
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await sessions.first().getByText('This device').waitFor();
  expect(await sessions.count()).toBe(4);

  // The last one is the first that was opened: the others were active after it.
  await sessions
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect.poll(() => sessions.count()).toBe(3);
  const [ended, ...alive] = others.map((context) => context.pages()[0]);
  await ended?.goto(url('/clients'));
  await ended?.waitForURL(url('/login'));
  await alive[0]?.goto(url('/clients'));
  await alive[0]?.getByRole('heading', { name: 'Client Directory' }).waitFor();

  await page.getByRole('button', { name: 'Sign out all others' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out all other sessions?' });
  await question.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByText('You are signed in nowhere else.').waitFor();
  expect(await sessions.count()).toBe(1);
  await alive[1]?.goto(url('/clients'));
  await alive[1]?.waitForURL(url('/login'));
});

test('a list that could not be loaded is told, and tried again', async () => {
  const page = await openPage();
  await signIn(page, url(), school);
  let isBroken = true;
  await page.route(`**${listSessions.path}`, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(url('/profile'));
  await page.getByText('Your sessions could not be loaded').waitFor();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This device').waitFor();
});
