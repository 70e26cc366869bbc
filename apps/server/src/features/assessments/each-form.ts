import { isDatabaseAway } from '../../db/database-away.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/logger.ts';

/** Does some work for each form. One that fails keeps no other waiting. Answers with how many something was done. */
export async function eachFormOnItsOwn<Form extends { administrationId: string }>(
  forms: readonly Form[],
  logger: Logger,
  failure: string,
  work: (form: Form) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const form of forms) {
    try {
      if (await work(form)) done += 1;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      const { administrationId } = form;
      logger.error({ administrationId, error: describeError(error) }, failure);
    }
  }
  return done;
}
