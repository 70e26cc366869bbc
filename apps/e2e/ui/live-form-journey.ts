import type { BrowserContextOptions, Page } from 'playwright-core';
import { FORM_ID, type fakeHub } from '../../respondent/test/fake-hub.ts';
import { heading } from '../heading.ts';
import { preparePieces } from './piece.ts';

export type Hub = ReturnType<typeof fakeHub>;

const SECRET = 'the-right-secret';
export const OTHER_ID = '6f1f7c0e-5a3b-4b7e-9a55-0d4a3c2b1e01';
export const WIDE = { viewport: { width: 1280, height: 900 } };
export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };
export const other = {
  formId: OTHER_ID,
  name: { en: 'Days at school' },
  about: 'Mia R.',
  minutes: 10,
  answered: 3,
  items: 40,
  dueOn: '2026-12-11',
};

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const text = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();

/** Journeys of a respondent with a form of a made-up hub. */
export function prepareLiveForms() {
  const { url, openContext } = preparePieces();
  const address = (formId = FORM_ID) => url(`/assessment/${formId}`);
  const link = () => `${address()}#${SECRET}`;
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
      const isTaken = hub.state() === 'open' || hub.state() === 'paused';
      if (!isTaken) return refuse(409, 'form-over');
      if (call === 'answers') return route.fulfill({ json: hub.saveAnswers(body.device, body.answers) });
      if (call === 'language') hub.speak(body.language);
      if (call === 'language') return route.fulfill({ status: 204 });
      if (call === 'submit' && body.revision !== hub.current().revision)
        return refuse(409, 'answers-changed');
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

  return { address, link, openDevice, openForm };
}

export async function begin(page: Page) {
  await button(page, 'Begin').click();
  await button(page, 'Next').click();
  await heading(page, 'I sleep well.').waitFor();
}

/** Answers the first two questions by keyboard. */
export async function answerTwo(page: Page) {
  await page.keyboard.press('2');
  await heading(page, 'Do you have a pet?').waitFor();
  await page.keyboard.press('2');
  await heading(page, 'How many hours do you sleep?').waitFor();
}

export async function goToReview(page: Page) {
  await answerTwo(page);
  await page.keyboard.press('Enter');
  await heading(page, 'What else?').waitFor();
  await button(page, 'Next').click();
  await heading(page, 'Before you finish').waitFor();
}

/** Everything that the device stores. */
export const keptOn = (page: Page) =>
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
