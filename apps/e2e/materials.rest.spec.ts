import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { WIDE } from './client-journey.ts';
import { demoAccount, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { tick } from './tick.ts';

const { url, openPage, openPageOf } = prepareJourneys();
const practitioner = demoAccount('practitioner@demo.test');
const PRODUCT = 'Larkfield Behavior Scales';

/** Waits for a mail to the practitioner that has a link with this beginning, and returns the newest link. */
async function mailedLink(page: Page, beginning: string): Promise<string> {
  const find = async () => {
    const answer = await page.request.get(url('/dev/mail.json'));
    const { items } = (await answer.json()) as { items: { to: string; text: string }[] };
    const mine = items.filter(({ to }) => to === practitioner.email);
    return mine.flatMap(({ text }) => text.split(/\s/)).find((word) => word.startsWith(url(beginning))) ?? '';
  };
  await expect.poll(find, { message: `a link to ${beginning}` }).not.toBe('');
  return find();
}

test('mailed links lead to an information sheet without a sign-in, and through it to a form; a product shows a sample', async () => {
  const page = await openPageOf(practitioner, WIDE);
  await page.goto(url('/library'));
  await page.getByRole('list', { name: 'Products' }).getByRole('link', { name: PRODUCT }).click();
  const materials = page.getByRole('region', { name: 'Printable materials', exact: true });
  const send = materials.getByRole('button', { name: 'Send me the links' });
  await send.waitFor();
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  const chosen = materials.getByRole('checkbox', { name: 'Parent form' });
  await tick(chosen);
  await tick(materials.getByRole('checkbox', { name: 'Score report' }));
  await send.click();
  await materials.getByText('Sent to').waitFor();
  await materials.getByText(/The links work until /).waitFor();
  expect(await chosen.isChecked()).toBe(false);
  const sample = page.getByRole('link', { name: 'See a sample report' });
  const shown = await page.request.get(url((await sample.getAttribute('href')) ?? ''));
  expect(shown.headers()['content-type']).toBe('application/pdf');

  const sheet = await mailedLink(page, '/pages/materials/');
  const visitor = await openPage(WIDE);
  await visitor.goto(sheet);
  await heading(visitor, PRODUCT).waitFor();
  await visitor.goto(sheet.slice(0, -1) + (sheet.endsWith('A') ? 'B' : 'A'));
  await visitor.getByText('ask for new ones').waitFor();

  const link = await mailedLink(page, '/library/printable-forms/');
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitCredentials(visitor, practitioner);
  await heading(visitor, 'Parent form').waitFor();
  await visitor.getByRole('button', { name: 'Print Parent form' }).click();
  const [file] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('menuitem', { name: 'Spanish' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('lbs-2-parent-es.pdf');

  const colleague = await openPageOf(demoAccount('second@demo.test'), WIDE);
  await colleague.goto(link);
  await heading(colleague, 'This link does not lead to a form').waitFor();
});
