import { listProductForms, type ProductForm, previewForm } from '@hub/contract/core/forms/forms';
import { listProductFeatures, listProducts } from '@hub/contract/core/products/products';
import { afterEach, expect, test } from 'vitest';
import { refusal, useClientHub } from '../../../test/client-hub.ts';

const hub = useClientHub();

const idOf = async (acronym: string): Promise<string> =>
  (await hub.call(listProducts, { query: `?Search=${acronym}` })).body.items[0].id;
const formsOf = async (acronym: string): Promise<ProductForm[]> =>
  (await hub.call(listProductForms, { params: { id: await idOf(acronym) } })).body.items;
const preview = async (acronym: string, formId: string) =>
  hub.call(previewForm, { params: { id: await idOf(acronym), formId } });

const setTraining = (highest_degree_id: number | null, licensed: boolean) =>
  hub.hub.database.system
    .updateTable('users')
    .set({ highest_degree_id, licensed })
    .where('email', '=', 'manager@demo.test')
    .execute();
afterEach(() => setTraining(2, true));

test('a form is listed with what it measures, for whom and against whom', async () => {
  const [feature] = (await hub.call(listProductFeatures, { params: { id: await idOf('LMC') } })).body.items;
  const [form, ...more] = await formsOf('LMC');
  expect(more).toEqual([]);
  expect(form).toMatchObject({
    formId: 'lmc-self',
    featureId: feature.id,
    version: '1.1.0',
    respondent: 'self',
    ageMonths: { from: 144, to: 1199 },
    minutes: 2,
    items: 12,
    languages: ['en', 'es', 'ar'],
    notice: 'Demonstration norms, made by simulation. Not for clinical use.',
  });
  expect(form?.scales.length).toBeGreaterThan(0);
  expect(form?.norms?.groups).toContain('combined');
  expect(form?.norms?.ageBands[0]?.from).toBe(144);
});

test('forms come in the order of the features, and training has none', async () => {
  expect((await formsOf('LAP')).map(({ formId }) => formId)).toEqual(['lap-parent', 'lap-teacher']);
  expect(await formsOf('LPT')).toEqual([]);
});

test('an observation has no norms, and not every line of it is a question', async () => {
  const [form] = await formsOf('LCO');
  expect(form).toMatchObject({ formId: 'lco-observer', respondent: 'clinician', norms: null });
  expect(form?.scales.every(({ hasNorms }) => !hasNorms)).toBe(true);
});

test.each([
  ['LBS-2', 'lbs-2-parent', 60],
  ['LCO', 'lco-observer', undefined],
  ['LMC', 'lmc-self', 12],
])(
  'the preview of %s is what a respondent sees, and nothing of how it is scored',
  async (acronym, formId, items) => {
    const { status, body } = await preview(acronym, formId);
    expect(status).toBe(200);
    expect(previewForm.answer.parse(body)).toEqual(body);
    const kept = await hub.hub.database.system
      .selectFrom('instrument_forms')
      .select(['content', 'items'])
      .where('form_id', '=', formId)
      .executeTakeFirstOrThrow();
    expect(body, 'every kind of item passes through').toEqual(kept.content);
    if (items) expect(kept.items).toBe(items);
  },
);

test('who lacks the qualification reads about the form, and does not see it', async () => {
  await setTraining(null, false);
  expect(await formsOf('LMC')).toHaveLength(1);
  expect(refusal(await preview('LMC', 'lmc-self'))).toEqual([403, 'not-qualified']);
  const colleague = await hub.callAsColleague(previewForm, {
    params: { id: await idOf('LMC'), formId: 'lmc-self' },
  });
  expect(colleague.status).toBe(200);
});

test('an unknown form, one of another product and an unknown product are not there', async () => {
  expect(refusal(await preview('LMC', 'lmc-other'))).toEqual([404, 'not-found']);
  expect(refusal(await preview('LAP', 'lmc-self'))).toEqual([404, 'not-found']);
  const id = crypto.randomUUID();
  expect(refusal(await hub.call(previewForm, { params: { id, formId: 'lmc-self' } }))).toEqual([
    404,
    'not-found',
  ]);
  expect(refusal(await hub.call(listProductForms, { params: { id } }))).toEqual([404, 'not-found']);
});
