import { expect, test } from 'vitest';
import { askToLogOut, loginButton, submitCredentials } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';
import { practitioner, SECOND, staysSignedIn, tokensIn } from './session-journey.ts';
import { prepareSignIns } from './session-sign-in.ts';

const DISCOVERY = '**/.well-known/openid-configuration';
const TOKENS = '**/idp/token';

const { url, openPage, openOwnPageOf } = prepareJourneys();
const { pressLogin, beginSignIn, expectMessage, goesOn } = prepareSignIns(url);

const notStartedHere = { title: 'This sign-in was not started here', advice: 'Log in again' };

test('a provider that knows nobody in this browser is no reason for alarm', async () => {
  const page = await openPage();
  let state = await beginSignIn(page);
  for (const missing of ['login', 'consent', 'interaction', 'account_selection']) {
    await page.goto(url(`/?error=${missing}_required&state=${state}`));
    await expectMessage(page, { title: 'Please log in', advice: 'Log in to go on', calm: true });
    state = await goesOn(page);
  }
});

test('an answer behind the # of the address is read like any other', async () => {
  const page = await openPage();
  const state = await beginSignIn(page);
  await page.goto(url(`/#error=access_denied&state=${state}`));
  await expectMessage(page, { title: 'Sign-in was canceled', advice: 'Log in again' });
  await goesOn(page);
});

test('a code that the provider does not take is told', async () => {
  const page = await openPage();
  const state = await beginSignIn(page);
  await page.goto(url(`/?code=used-before&state=${state}`));
  await expectMessage(page, { title: 'This sign-in was used already', advice: 'Log in again' });
  await goesOn(page);
});

test('a provider that gives no answer is given up after 10 seconds', async () => {
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
  await page.unroute(DISCOVERY);
  await goesOn(page);
});

test('a provider that cannot be reached is told', async () => {
  const page = await openPage();
  await page.route('**/idp/**', (route) => route.abort());
  await pressLogin(page);
  await expectMessage(page, { title: 'Sign-in failed', advice: 'could not be reached' });
  await page.unroute('**/idp/**');
  await goesOn(page);
});

const unusable = {
  title: 'The sign-in service gave an answer that cannot be used',
  advice: 'Try again, or ask support',
};

test('a page in the place of the provider is no answer', async () => {
  const page = await openPage();
  await page.route(DISCOVERY, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }));
  await pressLogin(page);
  await expectMessage(page, unusable);
  await page.unroute(DISCOVERY);
  await goesOn(page);
});

test('an identity without a subject is not accepted', async () => {
  const page = await openPage();
  await page.route(TOKENS, async (route) => {
    const response = await route.fetch();
    const { id_token, ...tokens } = await response.json();
    await route.fulfill({ response, json: { ...tokens, id_token: withoutSubject(id_token) } });
  });
  await pressLogin(page);
  await submitCredentials(page, practitioner);
  await expectMessage(page, unusable);
});

function withoutSubject(token: string) {
  const [header, payload = '', signature] = token.split('.');
  const { sub: _, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

test('a failed sign-in is told once', async () => {
  const page = await openPage();
  await page.goto(url('/?error=access_denied&state=unknown'));
  await expectMessage(page, notStartedHere);
  await page.reload();
  await page.getByRole('heading', { name: 'Log in to the Evaluation Hub' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

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
