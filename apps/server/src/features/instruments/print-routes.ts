import { type PrintableForm, printForm, readPrintableForm } from '@hub/contract/core/forms/forms';
import type { QualificationLevel } from '@hub/contract/core/products/qualification';
import type { FastifyInstance } from 'fastify';
import { asSystem } from '../../db/as-system.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Drawings } from '../../documents/drawings.ts';
import { Problem } from '../../http/problem.ts';
import { serve, servePrepared } from '../../http/serve.ts';
import { findLinkedForm } from '../library/material-links.ts';
import { findTraining, qualificationOf } from '../library/qualification.ts';
import { findDrawableUses } from '../licenses/license-list.ts';
import { findFormsOfFeatures, requireFormContent } from './form-repository.ts';
import { drawPrintedForm, printedFormOf } from './print-form.ts';

/** Blank forms to fill in with a pen. They are test material, so only people who could send the form may print it. */
export function printRoutes(app: FastifyInstance, drawings: Drawings): void {
  serve(app, readPrintableForm, async ({ params, scope }) => {
    const linked = await asSystem(scope.db, (system) => findLinkedForm(system, params.secret, scope));
    if (!linked) throw new Problem('not-found');
    const { acronym, version, qualificationLevel, ...form } = await requireForm(scope, linked.featureId);
    return {
      ...form,
      expires: linked.expires.toISOString(),
      refusal: await refusalOf(scope, { ...form, qualificationLevel }),
    };
  });

  servePrepared(app, printForm, {
    read: async ({ params, query, scope }) => {
      const form = await requireForm(scope, params.id);
      const refusal = await refusalOf(scope, form);
      if (refusal) throw new Problem(refusal);
      const content = await requireFormContent(scope.db, form);
      const options = { language: query.language, instrument: form.acronym, given: null };
      return { formId: form.formId, printed: await printedFormOf(scope, content, options) };
    },
    prepare: ({ read: { printed, formId } }) => drawPrintedForm(drawings, printed, formId),
    finish: async (file) => file,
  });
}

async function requireForm({ db }: Scope, featureId: string) {
  const [form] = await findFormsOfFeatures(db, [featureId]);
  if (!form) throw new Problem('not-found');
  return form;
}

type Judged = { featureId: string; qualificationLevel: QualificationLevel };

/** Why the caller cannot print it: their qualification, or no use left that they could draw. */
async function refusalOf(
  scope: Scope,
  { featureId, qualificationLevel }: Judged,
): Promise<PrintableForm['refusal']> {
  if (!qualificationOf(qualificationLevel, await findTraining(scope)).isMet) return 'not-qualified';
  const uses = await findDrawableUses(scope.db, scope);
  return uses.some((each) => each.featureId === featureId && each.left > 0) ? null : 'no-use-left';
}
