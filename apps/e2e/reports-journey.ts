import type { Page } from 'playwright-core';
import { openDevice } from '../server/test/form-hub.ts';
import { type GivenForm, giveForm } from '../server/test/given-form.ts';
import { findDemoAccount, inLedger } from '../server/test/ledger.ts';
import { prepareOwnHub } from './own-hub-journey.ts';

/** Journeys to the reports of forms that were answered. */
export function prepareReports() {
  const journeys = prepareOwnHub();

  /** A mood check that was answered and scored; beside a form, one of the same person. */
  async function scoredForm(beside?: GivenForm): Promise<GivenForm> {
    const { hub } = journeys.own;
    const account = await findDemoAccount(hub.database.system);
    const form = await inLedger(hub.database, (db) =>
      giveForm(db, hub.secrets.formLinks, account, beside && { beside }),
    );
    const device = await openDevice(hub, form);
    await device.answerAll();
    await device.submit();
    return form;
  }

  return { ...journeys, scoredForm };
}

export const reports = (page: Page) => page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
