import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FORM_ID, fakeHub } from '../../respondent/test/fake-hub.ts';
import { heading } from '../heading.ts';
import { obstacles } from '../obstacles.ts';
import { getsFocus } from '../tab-to.ts';
import { preparePieces } from './piece.ts';

const { url, openContext } = preparePieces();

type Hub = ReturnType<typeof fakeHub>;

const SECRET = 'the-right-secret';
const OTHER_ID = '6f1f7c0e-5a3b-4b7e-9a55-0d4a3c2b1e01';
const WIDE = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };
const other = {
  formId: OTHER_ID,
  name: { en: 'Days at school' },
  about: 'Mia R.',
  minutes: 10,
  answered: 3,
  items: 40,
  dueOn: '2026-12-11',
};

const address = (formId = FORM_ID) => url(`/assessment/${formId}`);
const link = () => `${address()}#${SECRET}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const text = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();

/** A device whose calls reach this hub unless it is set to away. */
async function openDevice(hub: Hub, options: BrowserContextOptions = WIDE) {
  const context = await openContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const network = { isAway: false };
  let isOpen = false;
  await context.route('**/core/api/assessment/**', async (route) => {
    if (network.isAway) return route.abort();
    const request = route.request();
    const call = new URL(request.url()).pathname.split('/').slice(5).join('/');
    const body = request.postDataJSON();
    const refuse = (status: number, code: string) => route.fulfill({ status, json: { code } });
    if (call === 'open') {
      if (body.secret !== SECRET) return refuse(404, 'form-link-refused');
      isOpen = true;
      return route.fulfill({ json: hub.read() });
    }
    if (!isOpen) return refuse(401, 'form-not-open');
    if (call === '') return route.fulfill({ json: hub.read() });
    if (call === 'leave') isOpen = false;
    if (call === 'leave' || call.startsWith('others/')) return route.fulfill({ status: 204 });
    if (hub.state() !== 'open') return refuse(409, 'form-over');
    if (call === 'answers') return route.fulfill({ json: hub.saveAnswers(body.device, body.answers) });
    if (call === 'language') hub.speak(body.language);
    if (call === 'language') return route.fulfill({ status: 204 });
    if (call === 'submit' && body.revision !== hub.current().revision) return refuse(409, 'answers-changed');
    hub.end(call === 'submit' ? 'submitted' : 'declined');
    return route.fulfill({ json: hub.read() });
  });
  return {
    context,
    openPage: async (at = link()) => {
      const page = await context.newPage();
      await page.goto(at);
      return page;
    },
    goOffline: async () => {
      network.isAway = true;
      await context.setOffline(true);
    },
    /** The network is on, but calls do not reach the hub. */
    loseHub: () => {
      network.isAway = true;
    },
    goOnline: async () => {
      network.isAway = false;
      await context.setOffline(false);
    },
  };
}

/** Opens the form by its link and begins with the first question. */
async function openForm(hub: Hub, options?: BrowserContextOptions) {
  const device = await openDevice(hub, options);
  const page = await device.openPage();
  await begin(page);
  return { ...device, page };
}

async function begin(page: Page) {
  await button(page, 'Begin').click();
  await button(page, 'Next').click();
  await heading(page, 'I sleep well.').waitFor();
}

/** Answers the first two questions by keyboard. */
async function answerTwo(page: Page) {
  await page.keyboard.press('2');
  await heading(page, 'Do you have a pet?').waitFor();
  await page.keyboard.press('2');
  await heading(page, 'How many hours do you sleep?').waitFor();
}

async function goToReview(page: Page) {
  await answerTwo(page);
  await page.keyboard.press('Enter');
  await heading(page, 'What else?').waitFor();
  await button(page, 'Next').click();
  await heading(page, 'Before you finish').waitFor();
}

/** Everything that the device stores. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('assessment');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const stores = [...open.result.objectStoreNames];
    const records = stores.map((name) => open.result.transaction(name).objectStore(name).getAll());
    await Promise.all(
      records.map((request) => new Promise((resolve) => request.addEventListener('success', resolve))),
    );
    open.result.close();
    return records.flatMap(({ result }) => result);
  });

describe('a link', () => {
  test('is traded and leaves the address; the form says who asks, about whom and until when', async () => {
    const { openPage } = await openDevice(fakeHub());
    const page = await openPage();
    await heading(page, 'Nights and pets').waitFor();
    for (const words of [
      'Fernhill School District',
      'Dana Reyes',
      'This form is about Mia R.',
      'Please finish by December 4, 2026',
    ]) {
      await text(page, words);
    }
    expect(page.url()).toBe(address());
    await page.reload();
    await heading(page, 'Nights and pets').waitFor();
  });

  test('that is wrong is told kindly, and so is a form that is not open here', async () => {
    const { openPage } = await openDevice(fakeHub());
    const page = await openPage(`${address()}#wrong`);
    await heading(page, 'This link is not valid').waitFor();
    expect(page.url()).toBe(address());
    await page.reload();
    await heading(page, 'This form is not open on this device').waitFor();
  });

  test('can be loaded again where the hub could not be reached', async () => {
    const device = await openDevice(fakeHub());
    device.loseHub();
    const page = await device.openPage();
    await heading(page, 'The form could not be loaded').waitFor();
    expect(page.url()).toBe(link());
    await device.goOnline();
    await button(page, 'Try again').click();
    await heading(page, 'Nights and pets').waitFor();
  });

  test.each([
    ['submitted', 'Thank you', 'Your answers have arrived. You can close this page now.'],
    ['declined', 'You have chosen not to answer', 'Dana Reyes has been told. You need not do anything more.'],
    [
      'withdrawn',
      'This form is no longer needed',
      'If you have a question, ask Dana Reyes at Fernhill School District.',
    ],
    ['expired', 'The time for this form is over', 'It could be filled in until December 4, 2026.'],
  ] as const)('to a form that is %s says so', async (state, title, words) => {
    const hub = fakeHub();
    hub.end(state);
    const { openPage } = await openDevice(hub);
    const page = await openPage();
    await heading(page, title).waitFor();
    await text(page, words);
    expect(await obstacles(page)).toEqual([]);
  });
});

describe('answers', () => {
  test('are saved one by one, with the time they took; the form goes on where one stopped', async () => {
    const hub = fakeHub();
    const { page } = await openForm(hub);
    await answerTwo(page);
    await text(page, 'Saved');
    expect(hub.rows).toMatchObject([
      { number: 1, item: 'sleep', value: '1', seconds: expect.any(Number) },
      { number: 2, item: 'pet', value: 'no' },
    ]);
    await page.reload();
    await heading(page, 'How many hours do you sleep?').waitFor();
    await page.getByRole('textbox').fill('7.5');
    await expect.poll(() => hub.current().answers).toEqual({ sleep: '1', pet: 'no', hours: 7.5 });
    expect(hub.rows.at(-1)).toMatchObject({ number: expect.any(Number), value: 7.5 });
  });

  test('stay on the device without a network, over a reload too, and are sent when there is one', async () => {
    const hub = fakeHub();
    const { page, goOffline, loseHub, goOnline, context } = await openForm(hub);
    await goOffline();
    await text(page, 'You are offline; your answers are kept on this device');
    await answerTwo(page);
    // The page itself comes from the service worker, which has journeys of its own.
    await context.setOffline(false);
    loseHub();
    await page.reload();
    await heading(page, 'How many hours do you sleep?').waitFor();
    await text(page, 'Not saved yet');
    expect(hub.rows).toEqual([]);
    await goOnline();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await text(page, 'Saved');
    expect(hub.current().answers).toEqual({ sleep: '1', pet: 'no' });
  });

  test('of two tabs are those of one device, and each shows both', async () => {
    const hub = fakeHub();
    const { page, openPage } = await openForm(hub);
    const second = await openPage(address());
    await begin(second);
    await answerTwo(page);
    await expect.poll(() => second.getByRole('radio', { name: 'Sometimes' }).isChecked()).toBe(true);
    await second.keyboard.press('3');
    await heading(second, 'Do you have a pet?').waitFor();
    await expect.poll(() => hub.current().answers).toEqual({ sleep: '2', pet: 'no' });
    expect(new Set(hub.rows.map(({ device }) => device)).size).toBe(1);
    expect(hub.rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('of another device are shown, and told once', async () => {
    const hub = fakeHub();
    const { page } = await openForm(hub);
    hub.saveAnswers('other', [{ number: 1, seen: 0, item: 'pet', value: 'no' }]);
    await page.keyboard.press('1');
    await text(page, 'Answers that you gave on another device were added.');
    await heading(page, 'Do you have a pet?').waitFor();
    expect(await page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
    await button(page, 'Close').click();
    await expect.poll(() => page.getByText('Answers that you gave on another device').count()).toBe(0);
  });

  test('stay in a page that must stay open where the browser keeps nothing', async () => {
    const hub = fakeHub();
    const device = await openDevice(hub);
    await device.context.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', { value: undefined }),
    );
    const page = await device.openPage();
    await page.getByText('This browser cannot keep answers on this device.').waitFor();
    await begin(page);
    await device.goOffline();
    await answerTwo(page);
    await text(page, 'You are offline; keep this page open');
    await device.goOnline();
    await text(page, 'Saved');
    expect(hub.current().answers).toEqual({ sleep: '1', pet: 'no' });
  });
});

describe('the end', () => {
  test('waits until all is saved, says why, and leaves nothing on the device', async () => {
    const hub = fakeHub();
    const { page, goOffline, goOnline } = await openForm(hub);
    await goOffline();
    await goToReview(page);
    await button(page, 'Finish').click();
    await page.getByText(/^You are offline\. The form is handed in as soon as/).waitFor();
    expect(hub.state()).toBe('open');
    await goOnline();
    await heading(page, 'Thank you').waitFor();
    expect(hub.state()).toBe('submitted');
    expect(hub.current().answers).toEqual({ sleep: '1', pet: 'no' });
    expect(await keptOn(page)).toEqual([]);
    await page.reload();
    await heading(page, 'Thank you').waitFor();
  });

  test('one can go back instead of waiting', async () => {
    const hub = fakeHub();
    const { page, loseHub, goOnline } = await openForm(hub);
    loseHub();
    await goToReview(page);
    await button(page, 'Finish').click();
    await page.getByText(/handed in as soon as all of them are/).waitFor();
    await button(page, 'Back').click();
    await heading(page, 'What else?').waitFor();
    await goOnline();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await text(page, 'Saved');
    expect(hub.state()).toBe('open');
  });

  test('shows what another device has answered meanwhile before it is handed in', async () => {
    const hub = fakeHub();
    const { page } = await openForm(hub);
    await goToReview(page);
    await text(page, 'Saved');
    hub.saveAnswers('other', [{ number: 1, seen: 9, item: 'sleep', value: '0' }]);
    await button(page, 'Finish').click();
    await page.getByText('You have answered on another device meanwhile.').waitFor();
    await button(page, 'Finish').click();
    await heading(page, 'Thank you').waitFor();
    expect(hub.current().answers.sleep).toBe('0');
  });

  test('comes to all tabs of the device', async () => {
    const hub = fakeHub();
    const { page, openPage } = await openForm(hub);
    const second = await openPage(address());
    await heading(second, 'Nights and pets').waitFor();
    await goToReview(page);
    await button(page, 'Finish').click();
    await heading(second, 'Thank you').waitFor();
    expect(await keptOn(second)).toEqual([]);
  });

  test('a form that was withdrawn meanwhile is told at the next answer, and wiped', async () => {
    const hub = fakeHub();
    const { page } = await openForm(hub);
    hub.end('withdrawn');
    await page.keyboard.press('1');
    await heading(page, 'This form is no longer needed').waitFor();
    expect(await keptOn(page)).toEqual([]);
  });

  test('who declines says why, and the form is over', async () => {
    const hub = fakeHub();
    const { page } = await openForm(hub);
    await button(page, 'I do not want to answer').click();
    const dialog = page.getByRole('dialog', { name: 'I do not want to answer' });
    expect(await dialog.getByRole('button', { name: 'Send' }).count()).toBe(0);
    await dialog.getByText('This is not for me').click();
    await dialog.getByRole('textbox', { name: 'A word why, if you like' }).fill('Wrong class');
    expect(await obstacles(page)).toEqual([]);
    const call = page.waitForRequest('**/decline');
    await dialog.getByRole('button', { name: 'Send' }).click();
    expect((await call).postDataJSON()).toEqual({ why: 'not-for-me', reason: 'Wrong class' });
    await heading(page, 'You have chosen not to answer').waitFor();
    expect(await keptOn(page)).toEqual([]);
  });

  test('who finishes later leaves nothing on the device, and only when all is saved', async () => {
    const hub = fakeHub();
    const { page, goOffline, goOnline } = await openForm(hub);
    await goOffline();
    await answerTwo(page);
    await button(page, 'Finish later').click();
    const dialog = page.getByRole('dialog', { name: 'Finish later' });
    await dialog.getByText(/^You are offline, and some answers are on this device alone/).waitFor();
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Close']);
    await goOnline();
    await dialog.getByRole('button', { name: 'Take it off this device' }).click();
    await heading(page, 'See you soon').waitFor();
    expect(hub.current().answers).toEqual({ sleep: '1', pet: 'no' });
    expect(await keptOn(page)).toEqual([]);
    await page.reload();
    await heading(page, 'This form is not open on this device').waitFor();
  });
});

describe('several forms', () => {
  test('are listed first, with about whom, how long and how far; each can be opened', async () => {
    const { openPage } = await openDevice(fakeHub({ others: [other] }));
    const page = await openPage();
    await heading(page, 'Your forms').waitFor();
    expect(await page.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Nights and pets.*About Mia R\..*About 2 minutes.*Not begun/s),
      expect.stringMatching(/Days at school.*About Mia R\..*About 10 minutes.*3 of 40 answered/s),
    ]);
    expect(await obstacles(page)).toEqual([]);
    await page.getByRole('button', { name: /Nights and pets/ }).click();
    await getsFocus(heading(page, 'Nights and pets'));
    await button(page, 'All my forms (2)').click();
    await heading(page, 'Your forms').waitFor();
    await page.getByRole('button', { name: /Days at school/ }).click();
    await page.waitForURL(address(OTHER_ID));
  });

  test('those that are left follow the thanks', async () => {
    const { openPage } = await openDevice(fakeHub({ others: [other] }));
    const page = await openPage();
    await page.getByRole('button', { name: /Nights and pets/ }).click();
    await begin(page);
    await goToReview(page);
    await button(page, 'Finish').click();
    await heading(page, 'Thank you').waitFor();
    await page.getByRole('button', { name: /Days at school/ }).click();
    await page.waitForURL(address(OTHER_ID));
  });
});

test('another language is told to the hub and kept', async () => {
  const hub = fakeHub();
  const { page } = await openForm(hub);
  await page.getByRole('combobox').selectOption('العربية');
  await page.keyboard.press('2');
  await text(page, 'تم الحفظ');
  await expect.poll(() => hub.read().language).toBe('ar');
  await page.reload();
  await heading(page, 'Do you have a pet? (ar)').waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
});

describe('on a device that was handed over', () => {
  const giveBack = (page: Page) => page.getByRole('heading', { name: 'Please give the device back' });

  test('the page says to give it back after the last form, and where staff signs in', async () => {
    const { page } = await openForm(fakeHub({ isHandedOver: true }));
    await goToReview(page);
    await button(page, 'Finish').click();
    await giveBack(page).waitFor();
    expect(await page.getByRole('link', { name: 'For staff: sign in' }).getAttribute('href')).toBe('/login');
    expect(await keptOn(page)).toEqual([]);
    expect(await obstacles(page)).toEqual([]);
  });

  test('it is not given back while another form waits', async () => {
    const { openPage } = await openDevice(fakeHub({ isHandedOver: true, others: [other] }));
    const page = await openPage();
    await page.getByRole('listitem').first().getByRole('button').click();
    await begin(page);
    await goToReview(page);
    await button(page, 'Finish').click();
    await text(page, 'Days at school');
    expect(await giveBack(page).count()).toBe(0);
  });

  test('a form that nobody touches for half an hour leaves it', async () => {
    const hub = fakeHub({ isHandedOver: true });
    const device = await openDevice(hub);
    await device.context.clock.install();
    const page = await device.openPage();
    await begin(page);
    await page.keyboard.press('2');
    await text(page, 'Saved');
    await page.clock.fastForward(29 * 60_000);
    await page.keyboard.press('Shift');
    await page.clock.fastForward(29 * 60_000);
    await heading(page, 'Do you have a pet?').waitFor();
    await page.clock.fastForward(2 * 60_000);
    await heading(page, 'This form was left alone').waitFor();
    expect(await page.getByText('Do you have a pet?').count()).toBe(0);
    await expect.poll(() => keptOn(page)).toEqual([]);
    await page.reload();
    await heading(page, 'This form is not open on this device').waitFor();
    expect(hub.rows).toHaveLength(1);
  });

  test("on the respondent's own it stays", async () => {
    const device = await openDevice(fakeHub());
    await device.context.clock.install();
    const page = await device.openPage();
    await begin(page);
    await page.clock.fastForward(3 * 60 * 60_000);
    await heading(page, 'I sleep well.').waitFor();
  });
});

test('whom to call is said in the words of the organization', async () => {
  const emergency = { number: '911', texts: { en: 'Call 112 or the night ward.' } };
  const { openPage } = await openDevice(fakeHub({ emergency }));
  const page = await openPage();
  await text(page, 'Call 112 or the night ward.');
  expect(await page.getByText(/911/).count()).toBe(0);
});

const bigText = (context: BrowserContext) =>
  context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );

test.each(['en', 'ar'])('axe finds nothing on a phone with text twice as large, in %s', async (language) => {
  const hub = fakeHub({ others: [other] });
  hub.speak(language);
  const device = await openDevice(hub, PHONE);
  await bigText(device.context);
  const page = await device.openPage();
  await page.getByRole('list').waitFor();
  expect(await obstacles(page), 'list').toEqual([]);
  expect(await tooWide(page), 'list').toBe(0);
  await page.getByRole('listitem').first().getByRole('button').click();
  await page.locator('main button').last().waitFor();
  expect(await obstacles(page), 'welcome').toEqual([]);
  expect(await tooWide(page), 'welcome').toBe(0);
  await page.locator('main button').last().click();
  await page.locator('button[type=submit]').click();
  await device.goOffline();
  await page.keyboard.press('1');
  await page.getByRole('radiogroup').waitFor();
  expect(await obstacles(page), 'question').toEqual([]);
  expect(await tooWide(page), 'question').toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' }), 'dark').toEqual([]);
});

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
