import type { SentAnswer } from '@hub/contract/core/assessment/answer';
import {
  changeAssessmentLanguage,
  declineAssessment,
  leaveAssessment,
  openAssessment,
  openOtherAssessment,
  readAssessment,
  saveAnswers,
  submitAssessment,
} from '@hub/contract/core/assessment/assessment';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { writeFormAudit } from '../../audit/write-audit.ts';
import { asSystem } from '../../db/as-system.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { formCookie } from '../../http/form-cookie.ts';
import { Problem } from '../../http/problem.ts';
import { countAgainstLimit } from '../../http/rate-limit.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { servePublic } from '../../http/serve.ts';
import { serveRespondent } from '../../http/serve-respondent.ts';
import type { FormLinkKeys } from '../../security/secrets.ts';
import { answerFaults } from './answer-faults.ts';
import { findCurrentAnswers, keepAnswers } from './answers.ts';
import { declineForm } from './decline-form.ts';
import { recordEvent } from './events.ts';
import { createFormContents, withoutItems } from './form-contents.ts';
import { hashSecret } from './form-links.ts';
import { isOpen, takesAnswers } from './form-state.ts';
import { isLeftAlone } from './hand-off/left-alone.ts';
import { findLinkedForm, findOtherForm, openForm } from './open-form.ts';
import { presentAssessment } from './present-assessment.ts';
import { createSaveAtOnce } from './save-at-once.ts';
import { scoreAtOnce } from './score-submission.ts';
import { submitForm } from './submit-form.ts';

/** A valid link is never refused, however many wrong ones were tried. */
const WRONG_LINKS = {
  ofForm: { name: 'wrong links of a form', max: 20, seconds: 600 },
  ofAddress: { name: 'wrong links of an address', max: 60, seconds: 600 },
};

const numbersOf = (answers: readonly SentAnswer[]) => answers.map(({ number }) => number);

export function assessmentRoutes(app: FastifyInstance, links: FormLinkKeys): void {
  const contents = createFormContents();
  const { formCookies: cookies, database } = app;
  const saving = createSaveAtOnce(database);

  servePublic(app, openAssessment, async ({ params, body, caller, setCookie }) => {
    const secretHash = hashSecret(links, body.secret);
    const answer = await inSystemTransaction(database, async (db) => {
      const form = await findLinkedForm(db, params.formId, secretHash);
      if (!form) return undefined;
      if (!isOpen(form)) return { ...(await presentAssessment(db, contents, form)), others: [] };
      setCookie((await openForm(db, cookies, form)).cookie);
      await writeFormAudit(db, form, {
        action: form.hasBegun ? 'resume form' : 'open form',
        record: 'administration',
        recordIds: [form.administrationId],
        requestId: caller.requestId,
      });
      return presentAssessment(db, contents, form);
    });
    if (answer) return answer;
    await countAgainstLimit(database.system, WRONG_LINKS.ofForm, params.formId);
    await countAgainstLimit(database.system, WRONG_LINKS.ofAddress, caller.address);
    throw new Problem('form-link-refused');
  });

  serveRespondent(app, readAssessment, async ({ scope, secretHash }) => {
    if (isOpen(scope) && (await isLeftAlone(scope, secretHash))) throw new Problem('form-not-open');
    return presentAssessment(scope.db, contents, scope);
  });

  serveRespondent(
    app,
    saveAnswers,
    async ({ body, scope, secretHash }) => {
      if (!takesAnswers(scope)) throw new Problem('form-over');
      const content = withoutItems(await contents(scope.db, scope), scope.switchedOff);
      const errors = answerFaults(content, body.answers);
      if (errors.length > 0) throw new Problem('answer-refused', { errors });
      const today = organizationDay(scope.timeZone);
      const { isOut, revision, hasNews } = await keepAnswers(scope.db, scope, body, today);
      if (!isOut) throw new Problem('form-over');
      const current = hasNews ? await findCurrentAnswers(scope.db, scope) : null;
      saving.remember({ secretHash, administrationId: scope.administrationId }, scope, content);
      return { revision, saved: numbersOf(body.answers), current };
    },
    {
      shortcut: async (call, { body }) => {
        const revision = await saving.save(call, body);
        return revision === undefined
          ? undefined
          : { revision, saved: numbersOf(body.answers), current: null };
      },
    },
  );

  serveRespondent(
    app,
    submitAssessment,
    async ({ body, scope }) => {
      await submitForm(scope, contents, body.revision);
      return presentAssessment(scope.db, contents, scope);
    },
    { afterCommit: (form, { log }) => scoreAtOnce(database, form, log) },
  );

  serveRespondent(app, declineAssessment, async ({ body, scope }) => {
    await asSystem(scope.db, (system) => declineForm(system, scope, body));
    return presentAssessment(scope.db, contents, scope);
  });

  serveRespondent(app, changeAssessmentLanguage, async ({ body: { language }, scope }) => {
    if (!takesAnswers(scope)) throw new Problem('form-over');
    const { languages } = await contents(scope.db, scope);
    if (!languages.includes(language)) {
      throw new Problem('invalid-input', {
        errors: [{ path: 'language', message: 'Not a language of the form' }],
      });
    }
    const { numUpdatedRows } = await scope.db
      .updateTable('administrations')
      .set({ language })
      .where('organization_id', '=', scope.organizationId)
      .where('id', '=', scope.administrationId)
      .where('language', '<>', language)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows) await recordEvent(scope.db, scope, { kind: 'language-changed', detail: language });
    return undefined;
  });

  serveRespondent(app, openOtherAssessment, ({ params, scope, setCookie }) =>
    asSystem(scope.db, async (system) => {
      const other = await findOtherForm(system, scope, params.otherId);
      if (!other) throw new Problem('form-link-refused');
      const { isHandedOver } = scope;
      setCookie((await openForm(system, cookies, { ...other, isHandedOver })).cookie);
      return presentAssessment(system, contents, { ...other, isHandedOver });
    }),
  );

  serveRespondent(app, leaveAssessment, async ({ scope, secretHash, setCookie }) => {
    await asSystem(scope.db, (system) =>
      system
        .updateTable('form_sessions')
        .set({ ended_at: sql`now()` })
        .where('secret_hash', '=', secretHash)
        .execute(),
    );
    setCookie(formCookie(cookies, scope.administrationId, '', 0));
    return undefined;
  });
}
