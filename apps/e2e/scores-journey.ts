import { openDevice } from '../server/test/form-hub.ts';
import { type GivenForm, giveForm } from '../server/test/given-form.ts';
import { findDemoAccount, inLedger } from '../server/test/ledger.ts';
import { prepareOwnHub } from './own-hub-journey.ts';

/** Journeys to the scores of a form. */
export function prepareScores() {
  const journeys = prepareOwnHub();
  return {
    ...journeys,
    /** A form of the mood check, and the device of its respondent. */
    give: async (beside?: GivenForm) => {
      const { hub } = journeys.own;
      const account = await findDemoAccount(hub.database.system);
      const form = await inLedger(hub.database, (db) =>
        giveForm(db, hub.secrets.formLinks, account, beside && { beside }),
      );
      return { form, device: await openDevice(hub, form) };
    },
  };
}
