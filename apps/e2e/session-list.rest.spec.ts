import { listSessions } from '@hub/contract/auth/users/sessions';
import { test } from 'vitest';
import { demoAccount } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';

const { url, openOwnPageOf } = prepareJourneys();
const school = demoAccount('school@demo.test', 'session-list');

test('a list that could not be loaded is told, and tried again', async () => {
  const page = await openOwnPageOf(school);
  let isBroken = true;
  await page.route(`**${listSessions.path}`, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(url('/profile'));
  await page.getByText('Your sessions could not be loaded').waitFor();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This device').waitFor();
});
