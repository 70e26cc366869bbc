import { expect, test } from 'vitest';
import { WIDE } from './client-journey.ts';
import { demoAccount, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { startMailServer } from './mail-server.ts';
import { tick } from './tick.ts';

const mail = await startMailServer();
const { url, openPage, openPageOf } = prepareJourneys({ environment: { SMTP_URL: mail.url } });
const practitioner = demoAccount('practitioner@demo.test');
const PRODUCT = 'Larkfield Behavior Scales';

test('information sheets are sent as links by mail, and open without a sign-in', async () => {
  const page = await openPageOf(practitioner, WIDE);
  await page.goto(url('/library'));
  await page.getByRole('list', { name: 'Products' }).getByRole('link', { name: PRODUCT }).click();
  const materials = page.getByRole('region', { name: 'Printable materials', exact: true });
  const send = materials.getByRole('button', { name: 'Send me the links' });
  await send.waitFor();
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  // Without a form, so that the mail has only a sheet.
  const scores = materials.getByRole('checkbox', { name: 'Score report' });
  await tick(scores);
  await send.click();
  await materials.getByText('Sent to').waitFor();
  await materials.getByText(/The links work until /).waitFor();
  expect(await scores.isChecked()).toBe(false);

  const link = await mail.linkTo(practitioner.email, url('/pages/materials/'));
  const visitor = await openPage(WIDE);
  await visitor.goto(link);
  await heading(visitor, PRODUCT).waitFor();
  await visitor.goto(link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'));
  await visitor.getByText('ask for new ones').waitFor();
});

test('a mailed link to a form leads through the sign-in to the file; a product shows a sample report', async () => {
  const page = await openPageOf(practitioner, WIDE);
  await page.goto(url('/library'));
  await page
    .getByRole('list', { name: 'Products' })
    .getByRole('link', { name: 'Larkfield Mood Check' })
    .click();
  const materials = page.getByRole('region', { name: 'Printable materials', exact: true });
  await tick(materials.getByRole('checkbox', { name: 'Self-report form' }));
  await materials.getByRole('button', { name: 'Send me the links' }).click();
  await materials.getByText('Sent to').waitFor();
  const sample = page.getByRole('link', { name: 'See a sample report' });
  const shown = await page.request.get(url((await sample.getAttribute('href')) ?? ''));
  expect(shown.headers()['content-type']).toBe('application/pdf');

  const link = await mail.linkTo(practitioner.email, url('/library/printable-forms/'));
  const elsewhere = await openPage(WIDE);
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitCredentials(elsewhere, practitioner);
  await heading(elsewhere, 'Self-report form').waitFor();
  await elsewhere.getByRole('button', { name: 'Print Self-report form' }).click();
  const [file] = await Promise.all([
    elsewhere.waitForEvent('download'),
    elsewhere.getByRole('menuitem', { name: 'Arabic' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('lmc-self-ar.pdf');

  const colleague = await openPageOf(demoAccount('second@demo.test'), WIDE);
  await colleague.goto(link);
  await heading(colleague, 'This link does not lead to a form').waitFor();
});
