import { expect, test } from 'vitest';
import { WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { startMailServer } from './mail-server.ts';

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
  await materials.getByRole('checkbox').first().check({ force: true });
  await send.click();
  await materials.getByText('Sent to').waitFor();
  await materials.getByText(/The links work until /).waitFor();
  expect(await materials.getByRole('checkbox').first().isChecked()).toBe(false);

  const link = await mail.linkTo(practitioner.email, url('/pages/materials/'));
  const stranger = await openPage(WIDE);
  await stranger.goto(link);
  await heading(stranger, PRODUCT).waitFor();
  await stranger.goto(link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'));
  await stranger.getByText('ask for new ones').waitFor();
});
