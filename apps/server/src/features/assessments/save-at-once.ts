import type { SentAnswer } from '@hub/contract/core/assessment/answer';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { Database } from '../../db/database.ts';
import { type FormCall, type RespondentScope, runInRespondentScope } from '../../db/respondent-scope.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { answerFaults } from './answer-faults.ts';
import { keepAnswers } from './answers.ts';

/** The content and the organization of a form. Neither changes once the form was sent. */
type OpenForm = { organizationId: string; timeZone: string | null; content: FormContent };
type Sent = { device: string; answers: SentAnswer[] };

const MAX_OPEN_FORMS = 5000;

/**
 * A fast path, because most calls save answers. If a device has already saved answers of a form, further ones are
 * validated here and saved with a single packet to the database, which still checks that the form is open on that
 * device.
 */
export function createSaveAtOnce(database: Database) {
  const open = new Map<string, OpenForm>();
  const keyOf = ({ administrationId, secretHash }: FormCall) =>
    `${administrationId} ${secretHash.toString('base64')}`;

  return {
    remember(
      call: FormCall,
      { organizationId, timeZone }: Pick<RespondentScope, 'organizationId' | 'timeZone'>,
      content: FormContent,
    ): void {
      const [oldest] = open.keys();
      if (open.size >= MAX_OPEN_FORMS && oldest !== undefined) open.delete(oldest);
      open.set(keyOf(call), { organizationId, timeZone, content });
    },

    /**
     * Returns the new revision. Returns nothing when the respondent must be told more than that: the regular handler
     * then answers, and repeating a save changes nothing.
     */
    async save(call: FormCall, sent: Sent): Promise<number | undefined> {
      const form = open.get(keyOf(call));
      if (!form || answerFaults(form.content, sent.answers).length > 0) return undefined;
      const { organizationId, timeZone } = form;
      const { administrationId } = call;
      const { isOut, revision, hasNews } = await runInRespondentScope(database, call, (db) =>
        keepAnswers(db, { organizationId, administrationId }, sent, organizationDay(timeZone)),
      );
      return isOut && !hasNews ? revision : undefined;
    },
  };
}
