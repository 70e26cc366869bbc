import { printAdministration } from '@hub/contract/core/administrations/paper';
import { printForm, readPrintableForm } from '@hub/contract/core/forms/forms';
import { sendOfflineAccessLinks } from '@hub/contract/core/products/materials';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { readPdf } from '../../../test/documents/read-pdf.ts';
import { codeOf, useFormHub } from '../../../test/form-hub.ts';

const forms = useFormHub();
const COLLEAGUE = 'second@demo.test';
const ELSEWHERE = 'school@demo.test';

const featureOf = async (formId: string): Promise<string> => {
  const { rows } = await forms.hub.database.pool.query('select id from product_features where form_id = $1', [
    formId,
  ]);
  return rows[0].id;
};

/** A file or a refusal; `call` would read a file as text. */
async function fetchFile(endpoint: AnyEndpoint, params: Record<string, string>, query = '') {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const answer = await fetch(forms.hub.url + path + query, {
    headers: { authorization: `Bearer ${forms.token}` },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const setTraining = (highest_degree_id: number | null, licensed: boolean) =>
  forms.hub.database.system
    .updateTable('users')
    .set({ highest_degree_id, licensed })
    .where('email', '=', 'practitioner@demo.test')
    .execute();
afterEach(() => setTraining(1, true));

const print = async (formId: string, language = 'en', email = 'practitioner@demo.test') =>
  call(forms.hub, printForm, {
    token: email === 'practitioner@demo.test' ? forms.token : await forms.hub.signIn(email),
    params: { id: await featureOf(formId) },
    query: `?language=${language}`,
  });

describe('a blank form', () => {
  test('has the questions and, on each page, the name of who prints it; the audit trail says so', async () => {
    const id = await featureOf('lbs-2-parent');
    const { status, headers, bytes } = await fetchFile(printForm, { id }, '?language=es');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers.get('content-disposition')).toBe('attachment; filename="lbs-2-parent-es.pdf"');
    const { texts, repeated, language, isTagged, boxes } = await readPdf(bytes);
    expect([language, isTagged, boxes]).toEqual(['es', true, 0]);
    expect(repeated.length).toBeGreaterThan(1);
    for (const page of repeated) {
      expect(page).toContain('Impreso para Maren Okafor');
      expect(page).toContain('lbs-2-parent');
    }
    expect(texts.join(' ')).toContain('Habla de querer morir.');
    expect(await forms.auditOf({ headers })).toMatchObject([{ action: 'print form', record_ids: [id] }]);
  });

  test('is for those alone who are qualified and have a use of it, in a language of the form', async () => {
    await setTraining(null, false);
    expect(codeOf(await print('lbs-2-parent'))).toEqual([403, 'not-qualified']);
    await setTraining(1, true);
    expect(codeOf(await print('lbs-2-parent', 'en', ELSEWHERE))).toEqual([409, 'no-use-left']);
    expect(codeOf(await print('lbs-2-parent', 'de'))).toEqual([404, 'not-found']);
  });
});

describe('a mailed link to a form', () => {
  const mails = async () =>
    (await forms.hub.mails()).filter(({ subject }) => subject.startsWith('Your links'));

  async function linkTo(formId: string): Promise<string> {
    const before = (await mails()).length;
    const productFeatureIds = [await featureOf(formId)];
    await call(forms.hub, sendOfflineAccessLinks, { token: forms.token, body: { productFeatureIds } });
    await expect.poll(async () => (await mails()).length).toBe(before + 1);
    const [, secret = ''] = /\/library\/printable-forms\/([\w-]+)/.exec((await mails())[0]?.text ?? '') ?? [];
    return secret;
  }
  const open = async (secret: string, token?: string) =>
    call(forms.hub, readPrintableForm, { ...(token && { token }), params: { secret } });

  test('leads to it for seven days, and to no sheet', async () => {
    const secret = await linkTo('lmc-self');
    const opened = await open(secret, forms.token);
    expect(opened.body).toMatchObject({
      featureId: await featureOf('lmc-self'),
      formId: 'lmc-self',
      productName: 'Larkfield Mood Check',
      languages: ['en', 'es', 'ar'],
      refusal: null,
    });
    const days = (new Date(opened.body.expires).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect((await fetch(`${forms.hub.url}/pages/materials/${secret}`)).status).toBe(404);

    const { rows } = await forms.hub.database.pool.query('delete from material_links returning *');
    for (const link of rows) {
      await forms.hub.database.pool.query(
        `insert into material_links values ($1, $2, now() - interval '1 second', $3, $4, $5)`,
        [link.secret_hash, link.feature_id, link.form_id, link.organization_id, link.account_id],
      );
    }
    expect(codeOf(await open(secret, forms.token))).toEqual([404, 'not-found']);
  });

  test('is for the person who asked for it, after the sign-in', async () => {
    const secret = await linkTo('lmc-self');
    expect(codeOf(await open(secret))).toEqual([401, 'not-signed-in']);
    for (const email of [COLLEAGUE, ELSEWHERE]) {
      expect(codeOf(await open(secret, await forms.hub.signIn(email))), email).toEqual([404, 'not-found']);
    }
    expect(codeOf(await open('guessed', forms.token))).toEqual([404, 'not-found']);
  });

  test('says what stands in the way', async () => {
    const secret = await linkTo('lbs-2-self');
    await setTraining(null, false);
    expect((await open(secret, forms.token)).body.refusal).toBe('not-qualified');
    await setTraining(1, true);
    await forms.hub.database.pool.query('update license_stocks set is_pooling_enabled = false');
    expect((await open(secret, forms.token)).body.refusal).toBe('no-use-left');
    await forms.hub.database.pool.query('update license_stocks set is_pooling_enabled = true');
  });
});

describe('a form that was given', () => {
  test('is printed with the names that are known, without the items that were left out', async () => {
    const form = await forms.give();
    await forms.hub.database.pool.query(
      `update administrations set switched_off = array['12'] where id = $1`,
      [form.administrationId],
    );
    const { bytes, headers } = await fetchFile(printAdministration, await forms.paramsOf(form));
    const { texts, repeated } = await readPdf(bytes);
    const text = texts.join(' ');
    const { number } = await forms.rowOf(form);
    expect(repeated[0]).toContain(`A-${number}`);
    expect(text).toContain('Imogen Fernsby');
    expect(text).toContain('I fell asleep easily.');
    expect(text).not.toContain('hurting myself');
    expect(await forms.auditOf({ headers })).toMatchObject([
      { action: 'print form', record_ids: [form.administrationId] },
    ]);
  });

  test('is not printed once its respondent has begun, or by somebody who is not qualified', async () => {
    const form = await forms.give();
    await setTraining(null, false);
    expect(codeOf(await forms.practice(form, printAdministration))).toEqual([403, 'not-qualified']);
    await setTraining(1, true);
    const device = await forms.device(form);
    await device.save({ item: '1', value: '2' });
    expect(codeOf(await forms.practice(form, printAdministration))).toEqual([409, 'form-begun']);
  });
});
