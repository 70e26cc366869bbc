import { createAdministrationCode } from '@hub/contract/core/administrations/administrations';
import { openAssessmentByCode } from '@hub/contract/core/assessment/assessment';
import { groupCode } from '@hub/contract/core/assessment/form-code';
import type { FastifyInstance } from 'fastify';
import { writeFormAudit } from '../../../audit/write-audit.ts';
import { inSystemTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../http/problem.ts';
import { serve, servePublic } from '../../../http/serve.ts';
import type { FormLinkKeys } from '../../../security/secrets.ts';
import { holdFormOfRespondent } from '../administration-access.ts';
import { recordEvent } from '../events.ts';
import { isOpen, respondentState } from '../form-state.ts';
import { findForm, openForm } from '../open-form.ts';
import { countAttempt } from './code-attempts.ts';
import { createCode, useCode } from './form-codes.ts';

type Dependencies = { keys: FormLinkKeys; publicUrl: URL };

/** Codes that a practitioner's screen shows and that are typed on another device. */
export function codeRoutes(app: FastifyInstance, { keys, publicUrl }: Dependencies): void {
  const { database, formCookies: cookies } = app;

  serve(app, createAdministrationCode, async ({ params, scope }) => {
    const { id: administrationId } = await holdFormOfRespondent(scope, params);
    const { db, organizationId, accountId } = scope;
    const form = { organizationId, administrationId };
    const { code, expiresAt } = await createCode(db, keys, form);
    await recordEvent(db, form, { kind: 'code-created', accountId });
    return {
      code: groupCode(code),
      address: new URL('/assessment', publicUrl).href,
      expires: expiresAt.toISOString(),
    };
  });

  servePublic(app, openAssessmentByCode, async ({ body, caller, setCookie }) => {
    const takeBack = await countAttempt(database.system, caller.address);
    const opened = await inSystemTransaction(database, async (db) => {
      const used = await useCode(db, keys, body.code);
      const form = used && (await findForm(db, used));
      // The code of a paused form is not used up.
      if (form && respondentState(form) === 'paused') throw new Problem('form-paused');
      if (!form || !isOpen(form)) return undefined;
      await writeFormAudit(db, form, {
        action: form.hasBegun ? 'resume form' : 'open form',
        record: 'administration',
        recordIds: [form.administrationId],
        requestId: caller.requestId,
      });
      return { form, ...(await openForm(db, cookies, form)) };
    });
    if (!opened) throw new Problem('code-refused');
    await takeBack();
    setCookie(opened.cookie);
    return { formId: opened.form.administrationId };
  });
}
