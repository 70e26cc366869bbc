import type { BrowserContextOptions, Page } from 'playwright-core';
import { smallForm } from '../../respondent/test/small-form.ts';
import { heading } from '../heading.ts';
import { preparePieces } from './piece.ts';

export const CONTENT = '**/assessment/preview/content';
export const WIDE = { viewport: { width: 1280, height: 900 } };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

export const progress = (page: Page) => page.getByRole('status').innerText();

/** Journeys through the preview of a form. */
export function preparePreviews() {
  const { url, openPage } = preparePieces();

  async function openForm(options: BrowserContextOptions = WIDE) {
    const page = await openPage(options);
    await page.route(CONTENT, (route) => route.fulfill({ json: smallForm }));
    await page.goto(url('/assessment/preview'));
    await heading(page, 'Nights and pets').waitFor();
    return page;
  }

  /** Goes past the welcome and the text to read. */
  async function openFirstQuestion(options?: BrowserContextOptions) {
    const page = await openForm(options);
    await button(page, 'Begin').click();
    await heading(page, 'Please read').waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'I sleep well.').waitFor();
    return page;
  }

  /** Goes to the list of unanswered questions, with nothing answered. */
  async function openReview(options?: BrowserContextOptions) {
    const page = await openFirstQuestion(options);
    for (const title of [
      'Do you have a pet?',
      'How many hours do you sleep?',
      'What else?',
      'Before you finish',
    ]) {
      await page.locator('button[type=submit]').click();
      await heading(page, title).waitFor();
    }
    return page;
  }

  return { url, openPage, openForm, openFirstQuestion, openReview };
}
