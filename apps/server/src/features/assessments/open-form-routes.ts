import {
  listOpenFormsOfCase,
  listOpenFormsOfClient,
  type OpenForm,
} from '@hub/contract/core/administrations/open-forms';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { requireCase } from '../cases/case-access.ts';
import { requireClient } from '../clients/client-access.ts';
import { findOpenForms, type ListedRow } from './administration-repository.ts';

/** The forms that are out, as a dialog names them before something is deleted. */
export function openFormRoutes(app: FastifyInstance): void {
  serve(app, listOpenFormsOfCase, async ({ params, scope }) => {
    const { id } = await requireCase(scope, params.id);
    return { items: (await findOpenForms(scope, { caseId: id })).map(present) };
  });

  serve(app, listOpenFormsOfClient, async ({ params, scope }) => {
    const { id } = await requireClient(scope, params.id);
    return { items: (await findOpenForms(scope, { clientId: id })).map(present) };
  });
}

const present = (row: ListedRow): OpenForm => ({
  id: row.id,
  formName: `${row.product_acronym} ${row.form_name}`,
  respondentName: `${row.first_name} ${row.last_name}`,
  clientName: row.client_name,
  state: row.state,
  answered: row.answered,
  items: row.items,
});
