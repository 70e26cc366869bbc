import { isDatabaseAway } from '../../db/database-away.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/logger.ts';

/** Does work for each form; a failure does not stop the others. Returns how many forms the work applied to. */
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
