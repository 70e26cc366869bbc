import type { Page } from 'playwright-core';
import { openDevice } from '../server/test/form-hub.ts';
import { type GivenForm, giveForm } from '../server/test/given-form.ts';
import { findDemoAccount, inLedger } from '../server/test/ledger.ts';
import { prepareOwnHub } from './own-hub-journey.ts';

type FormOptions = Parameters<typeof giveForm>[3];

/** Journeys to the reports of forms that were answered. */
export function prepareReports() {
  const journeys = prepareOwnHub();
  const { own } = journeys;

  /** A form that was answered and scored; the mood check by default. */
  async function scoredForm(options: FormOptions = {}, hub = own.hub): Promise<GivenForm> {
    const account = await findDemoAccount(hub.database.system);
    const form = await inLedger(hub.database, (db) => giveForm(db, hub.secrets.formLinks, account, options));
    const device = await openDevice(hub, form);
    await device.answerAll(options.formId ? someAnswers(device.opened.body.content) : undefined);
    await device.submit();
    return form;
  }

  return { ...journeys, scoredForm };
}

type Content = { pages: { items: { id: string; kind: string; options?: { code: string }[] }[] }[] };

/** Answers that no validity index of the Behavior Scales flags as extreme. */
const someAnswers = ({ pages }: Content) =>
  Object.fromEntries(
    pages
      .flatMap(({ items }) => items)
      .filter(({ kind }) => kind === 'choice')
      .map(({ id, options = [] }, index) => [id, options[((index * 7) % 11) % 3]?.code ?? '']),
  );

export const reports = (page: Page) => page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
