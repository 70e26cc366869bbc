import { expect, test } from 'vitest';
import { askToLogOut, loginButton, submitCredentials } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';
import { practitioner, SECOND, staysSignedIn, tokensIn } from './session-journey.ts';
import { prepareSignIns } from './session-sign-in.ts';

const DISCOVERY = '**/.well-known/openid-configuration';
const TOKENS = '**/idp/token';

const { url, openPage, openOwnPageOf } = prepareJourneys();
const { pressLogin, beginSignIn, expectMessage, goesOn } = prepareSignIns(url);

const unusable = {
  title: 'The sign-in service gave an answer that cannot be used',
  advice: 'Try again, or ask support',
};

test('what the provider answers is told, each time with a way on, and not again after a reload', async () => {
  const page = await openPage();
  let state = await beginSignIn(page);
  await page.goto(url(`/?error=interaction_required&state=${state}`));
  await expectMessage(page, { title: 'Please log in', advice: 'Log in to go on', calm: true });
  state = await goesOn(page);
  // An answer behind the # of the address is read like any other.
  await page.goto(url(`/#error=access_denied&state=${state}`));
  await expectMessage(page, { title: 'Sign-in was canceled', advice: 'Log in again' });
  state = await goesOn(page);
  await page.goto(url(`/?code=used-before&state=${state}`));
  await expectMessage(page, { title: 'This sign-in was used already', advice: 'Log in again' });
  await page.reload();
  await page.getByRole('heading', { name: 'Log in to the Evaluation Hub' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a provider that gives no answer, cannot be reached, or answers with something else is told', async () => {
  const page = await openPage();
  await page.clock.install();
  await page.route(DISCOVERY, () => {});
  const asked = page.waitForRequest(DISCOVERY);
  await pressLogin(page);
  await asked;
  await page.clock.runFor(7 * SECOND);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.clock.runFor(3 * SECOND);
  await expectMessage(page, { title: 'The sign-in service did not answer', advice: 'try again' });

  const login = page.getByRole('button', { name: 'Log in', exact: true });
  await page.unroute(DISCOVERY);
  await page.route(DISCOVERY, (route) => route.abort());
  await login.click();
  await expectMessage(page, { title: 'Sign-in failed', advice: 'could not be reached' });

  await page.unroute(DISCOVERY);
  await page.route(DISCOVERY, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }));
  await login.click();
  await expectMessage(page, unusable);

  // An identity without a subject is not accepted.
  await page.unroute(DISCOVERY);
  await page.route(TOKENS, async (route) => {
    const response = await route.fetch();
    const { id_token, ...tokens } = await response.json();
    await route.fulfill({ response, json: { ...tokens, id_token: withoutSubject(id_token) } });
  });
  await goesOn(page);
  await submitCredentials(page, practitioner);
  await expectMessage(page, unusable);
});

function withoutSubject(token: string) {
  const [header, payload = '', signature] = token.split('.');
  const { sub: _, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

test('a sign-out that cannot reach the provider is told, and can be tried again', async () => {
  const page = await openOwnPageOf(practitioner);
  await page.goto(url('/profile'));
  await staysSignedIn(page);
  await page.route(DISCOVERY, (route) => route.abort());
  const question = await askToLogOut(page, practitioner);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alert').getByRole('heading', { name: 'Sign-out failed' }).waitFor();
  expect(await tokensIn(page)).toEqual([]);
  expect(await page.getByText(practitioner.email).count()).toBe(0);

  await page.unroute(DISCOVERY);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(url('/landing'));
  await loginButton(page).click();
  await page.getByLabel('Password').waitFor();
});
