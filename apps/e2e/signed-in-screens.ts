import type { BrowserContextOptions, Page } from 'playwright-core';
import { prepareCases } from './case-journey.ts';
import {
  addNote,
  editCase,
  editor,
  note,
  prepareCaseRecords,
  richText,
  tomorrow,
} from './case-record-journey.ts';
import { everything, field, form, person, section, select } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { tick } from './tick.ts';

type Visit = {
  options: BrowserContextOptions;
  /** Called for each state of the page that is checked. */
  check: (page: Page, state: string) => Promise<void>;
};
export type Screens = Record<string, (visit: Visit) => Promise<void>>;

/** The screens for signed-in users, with records, in their possible states. */
export function prepareSignedInScreens() {
  const { url, openPageOf, openAt, openForm, openRecord, openHome } = prepareCases('accessibility');
  const { openCase } = prepareCaseRecords('accessibility');

  async function openMyOrg(path: string, options: BrowserContextOptions) {
    const manager = demoAccount('manager@demo.test', 'accessibility');
    const page = await openPageOf(manager, { reducedMotion: 'reduce', ...options });
    await page.goto(url(path));
    await heading(page, 'My Org').waitFor();
    return page;
  }

  const screens: Screens = {
    'the client directory': async ({ options, check }) => {
      const page = await openAt('/clients', options);
      await heading(page, 'Client Directory').waitFor();
      await page
        .getByRole('link', { name: /Abernathy/ })
        .first()
        .waitFor();
      await check(page, 'the list');
      const actions = page.getByRole('button', { name: /^Actions for/ });
      await actions.first().click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog', { name: /^Delete / });
      await question.waitFor();
      await check(page, 'the question before deleting');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });

      await chooseAction(page, 'Deleted clients');
      await page.getByText('No client was deleted in the last 30 days').waitFor();
      await check(page, 'the deleted clients');
      await close(page, 'Deleted clients');
      await chooseAction(page, 'Import');
      const dialog = page.getByRole('dialog', { name: 'Import clients' });
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from('First name\nAda') });
      await dialog.getByRole('table', { name: 'Faults' }).waitFor();
      await check(page, 'an import with faults');
      await close(page, 'Import clients');

      await page.getByRole('textbox', { name: 'Lowest age' }).fill('200');
      await page.getByText('Use a whole number from 0 to 150').last().waitFor();
      await check(page, 'a wrong age');
    },
    'the form of a client': async ({ options, check }) => {
      const page = await openForm(options);
      for (const name of ['client contact', 'education and learning', 'general comments']) {
        await form(page)
          .getByRole('button', { name: `Add ${name}`, exact: true })
          .click();
      }
      await field(person(page), 'First name').focus();
      await page.keyboard.press('Enter');
      await form(page).getByText('This field is required').first().waitFor();
      await check(page, 'errors');
    },
    'the record of a client': async ({ options, check }) => {
      const { page } = await openRecord(everything, options);
      await page.getByText('Prefers mornings').waitFor();
      await check(page, 'read');
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await select(section(page, 'Demographic'), 'Number of siblings').waitFor();
      await check(page, 'edited');
    },
    Home: async ({ options, check }) => {
      const page = await openHome('?Need=expired', options);
      // What arrives above the list would scroll the page to where the bar of the selection covers a part of a row.
      await page.getByRole('list', { name: 'New results' }).waitFor();
      await tick(page.getByRole('checkbox', { name: /^Select / }).nth(1));
      await check(page, 'a selection');
      await page.getByRole('button', { name: 'Close cases', exact: true }).click();
      await page.getByRole('alertdialog', { name: /^Close / }).waitFor();
      await check(page, 'the question');
    },
    'the page of a case': async ({ options, check }) => {
      const fields = {
        caseName: 'Evaluation of reading, writing and attention after a long absence from school',
        expirationDate: tomorrow,
        referredByName: 'Harbor Elementary',
        referredByEmail: 'a-very-long-address-of-the-office@harbor-elementary.test',
        referralReason: richText('<h3>Reading</h3><ul><li>slow</li></ul>'),
        notes: [{ note: richText('<p>Called the family</p>') }],
      };
      const { page } = await openCase(fields, options);
      await note(page, 'Called the family').waitFor();
      await check(page, 'read');
      await addNote(page).click();
      await editor(form(page), 'Note').waitFor();
      await check(page, 'written about');
      await form(page).getByRole('button', { name: 'Cancel' }).click();
      await editCase(page).click();
      await editor(form(page), 'Reason for referral').waitFor();
      await check(page, 'edited');
    },
    'the library': async ({ options, check }) => {
      const page = await openAt('/library', options);
      await page
        .getByText('Not licensed')
        .or(page.getByText(/^\d+ uses$/))
        .first()
        .waitFor();
      await check(page, 'the cards');
      await page.getByRole('button', { name: 'Activate a license key' }).click();
      await page.getByRole('textbox', { name: 'License key' }).fill('LARK-00000-00000-00000-00001');
      await page.getByText('A character is mistyped.').waitFor();
      await check(page, 'a mistyped key');
      await close(page, 'Activate a license key');
      await page.getByRole('link', { name: 'Larkfield Behavior Scales' }).click();
      await page.getByText('Reading the profile').waitFor();
      await page.getByText('The pool still has enough for everyone.').waitFor();
      await page.getByText('Scales and norms').first().click();
      await check(page, 'a product');
      await page.getByRole('button', { name: 'Preview Parent form' }).click();
      const preview = page.getByRole('dialog', { name: 'Preview: Parent form' });
      await preview.frameLocator('iframe').getByRole('button', { name: 'Begin' }).waitFor();
      await check(page, 'with a preview');
      await preview.getByRole('button', { name: 'Close' }).click();
      await preview.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Ask for uses' }).click();
      await field(form(page), 'How many').fill('0');
      await field(form(page), 'Message').focus();
      await form(page)
        .getByText(/^Use a whole number/)
        .waitFor();
      await check(page, 'asked for uses');
    },
    'the practitioners of the organization': async ({ options, check }) => {
      const page = await openMyOrg('/my-org', options);
      await page.getByRole('button', { name: 'Approve Noor Haddad' }).waitFor();
      await page.getByRole('link', { name: /^Maren Okafor/ }).waitFor();
      await check(page, 'the list');
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await field(form(page), 'Email addresses').fill('ines@demo.test, noor');
      await field(form(page), 'Email addresses').blur();
      await page.getByText('Not an email address: noor').waitFor();
      await check(page, 'a wrong address');
      await page.keyboard.press('Escape');
      await form(page).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: /^Maren Okafor/ }).click();
      await page.getByText('Child Clinical Psychology').waitFor();
      await check(page, 'one of them');
      await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Deactivate' }).click();
      await page.getByRole('form', { name: /^Deactivate/ }).waitFor();
      await check(page, 'the question before deactivating');
      await page.keyboard.press('Escape');
      await page
        .getByRole('navigation', { name: 'Practitioner' })
        .getByRole('link', { name: 'Clients' })
        .click();
      await page.getByRole('button', { name: 'Transfer all' }).click();
      await field(form(page), 'Reason').waitFor();
      await check(page, 'a transfer');
    },
    'the settings of the organization': async ({ options, check }) => {
      const page = await openMyOrg('/my-org/settings', options);
      await field(form(page), 'City').fill('');
      await field(form(page), 'Zip code').focus();
      await form(page).getByText('This field is required').waitFor();
      await check(page, 'an error');
    },
  };
  return screens;
}

async function close(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
}

/** The action is a button beside the title of the list, or in a menu where there is no space for it. */
async function chooseAction(page: Page, name: string) {
  const more = page.getByRole('button', { name: 'More actions', exact: true });
  if (!(await more.isVisible())) return page.getByRole('button', { name, exact: true }).click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
