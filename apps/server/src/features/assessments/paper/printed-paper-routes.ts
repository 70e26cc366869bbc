import { printAdministration } from '@hub/contract/core/administrations/paper';
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../../../db/request-scope.ts';
import type { Drawings } from '../../../documents/drawings.ts';
import { Problem } from '../../../http/problem.ts';
import { servePrepared } from '../../../http/serve.ts';
import { requireClient } from '../../clients/client-access.ts';
import { findFormsOfFeatures } from '../../instruments/form-repository.ts';
import { drawPrintedForm, printedFormOf } from '../../instruments/print-form.ts';
import { findTraining, qualificationOf } from '../../library/qualification.ts';
import type { FormParams } from '../administration-access.ts';
import { numberOf } from '../administration-repository.ts';
import { requireRespondent } from '../respondent-repository.ts';
import { requireOwn, requirePaper } from './paper-access.ts';
import { contentOf } from './paper-service.ts';

/** Prints a form that was sent, to fill in with a pen. Its use was drawn when it was sent. */
export function printedPaperRoutes(app: FastifyInstance, drawings: Drawings): void {
  servePrepared(app, printAdministration, {
    read: ({ params, scope }) => readPrinted(scope, params),
    prepare: ({ read: { printed, formId } }) => drawPrintedForm(drawings, printed, formId),
    finish: async (file) => file,
  });
}

async function readPrinted(scope: Scope, params: FormParams) {
  const paper = await requirePaper(scope, params);
  requireOwn(paper);
  const { row } = paper;
  const [form] = await findFormsOfFeatures(scope.db, [row.feature_id]);
  if (!form) throw new Problem('not-found');
  if (!qualificationOf(form.qualificationLevel, await findTraining(scope)).isMet) {
    throw new Problem('not-qualified');
  }
  const client = await requireClient(scope, row.client_id);
  const respondent = await requireRespondent(scope, row.respondent_id);
  const printed = await printedFormOf(scope, await contentOf(scope.db, row), {
    language: row.language,
    instrument: form.acronym,
    given: {
      number: numberOf(row.number),
      clientName: `${client.first_name} ${client.last_name}`,
      respondentName: `${respondent.first_name} ${respondent.last_name}`,
    },
  });
  return { formId: row.form_id, printed };
}
