import { listProductForms, type ProductForm, previewForm } from '@hub/contract/core/forms/forms';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import { requireProduct } from '../library/product-repository.ts';
import { findTraining, qualificationOf } from '../library/qualification.ts';
import { findFormContent, findForms } from './form-repository.ts';

export function formRoutes(app: FastifyInstance): void {
  serve(app, listProductForms, async ({ params, scope }) => {
    await requireProduct(scope.db, params.id);
    return { items: (await findForms(scope.db, params.id)).map(presentForm) };
  });

  serve(app, previewForm, async ({ params, scope }) => {
    const { qualification_level } = await requireProduct(scope.db, params.id);
    const content = await findFormContent(scope.db, params.id, params.formId);
    if (!content) throw new Problem('not-found');
    if (!qualificationOf(qualification_level, await findTraining(scope)).isMet) {
      throw new Problem('not-qualified');
    }
    return content;
  });
}

type FormRow = Awaited<ReturnType<typeof findForms>>[number];

const presentForm = ({ form_id, feature_id, from_months, to_months, ...row }: FormRow): ProductForm => ({
  formId: form_id,
  featureId: feature_id,
  ageMonths: { from: from_months, to: to_months },
  ...row,
});
