import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { acknowledgeAlert, readAdministration } from '@hub/contract/core/administrations/administrations';
import { correctAnswers, scoreAgain } from '@hub/contract/core/administrations/corrections';
import { acceptReview } from '@hub/contract/core/administrations/reviews';
import { deleteCase, listCases, restoreCase } from '@hub/contract/core/cases/cases';
import {
  createReport,
  downloadReports,
  listCaseReports,
  listClientReports,
  previewReport,
  readReportDocument,
  readReportFile,
} from '@hub/contract/core/reports/reports';
import { unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { call } from '../../../test/call.ts';
import { codeOf, useFormHub } from '../../../test/form-hub.ts';
import { calmAnswers, type GivenForm } from '../../../test/given-form.ts';
import { startTestHub } from '../../../test/test-hub.ts';

const forms = useFormHub();
const SCORE = 3;
const COMPLETE = 2;
const LETTER = 8;
const PROGRESS = 6;

const ask = (endpoint: Parameters<typeof call>[1], sent: object) =>
  call(forms.hub, endpoint, { token: forms.token, ...sent });

type Given = Pick<GivenForm, 'caseId' | 'administrationId'>;

const makeOf = ({ caseId, administrationId }: Given, body: object = {}, key = randomUUID()) =>
  ask(createReport, {
    params: { id: caseId },
    body: { outputFormat: SCORE, administrationIds: [administrationId], ...body },
    headers: { 'idempotency-key': key },
  });

/** The bytes of a file, which `call` would read as JSON. */
async function fileOf(id: string, query: string) {
  const response = await fetch(`${forms.hub.url}/core/api/reports/${id}?${query}`, {
    headers: { authorization: `Bearer ${forms.token}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a report', () => {
  test('is made of a scored form, listed in its case and for its client, and read as a document', async () => {
    const form = await forms.submitted();
    const before = await ask(listCaseReports, { params: { id: form.caseId } });
    expect(before.body).toMatchObject({ items: [], canMake: true });
    const [offered] = before.body.forms;
    expect(offered).toMatchObject({
      administrationId: form.administrationId,
      productAcronym: 'LMC',
      followedBy: [],
    });
    expect(
      offered.offers.map(({ outputFormat, reason }: { outputFormat: number; reason: string | null }) => [
        outputFormat,
        reason,
      ]),
    ).toContainEqual([SCORE, null]);

    const made = await makeOf(form);
    expect([made.status, made.body.errors ?? made.body.detail]).toEqual([201, undefined]);
    expect(made.body).toMatchObject({
      outputFormat: SCORE,
      caseId: form.caseId,
      clientId: form.clientId,
      hasItems: false,
      hasNewerScore: false,
      forms: [{ administrationId: form.administrationId, scoreVersion: 1 }],
    });
    const listed = await ask(listCaseReports, { params: { id: form.caseId } });
    expect(listed.body.items).toEqual([made.body]);
    const ofClient = await ask(listClientReports, { params: { id: form.clientId } });
    expect(ofClient.body).toMatchObject({ items: [made.body], totalItems: 1 });
    const none = await ask(listClientReports, { params: { id: form.clientId }, query: '?OutputFormat=9' });
    expect(none.body).toMatchObject({ items: [], totalItems: 0 });
    const { body } = await ask(readReportDocument, { params: { id: made.body.id } });
    expect(body.report).toEqual(made.body);
    expect(body.document.title).toBe('Score report: LMC');
    expect(JSON.stringify(body.document)).toContain('Imogen Fernsby');
  });

  test('tells what was corrected on whose word, what was first said and who has acknowledged it', async () => {
    const form = await forms.submitted({}, { ...calmAnswers, 12: '3' });
    const { alerts } = (await forms.practice(form, readAdministration)).body;
    const params = { ...(await forms.paramsOf(form)), alertId: alerts[0].id };
    await ask(acknowledgeAlert, { params, body: { note: 'Called the family.' } });
    const answers = [{ item: '12', value: '0' }];
    const said = { reason: 'The pen had slipped.', onWordOf: 'Ana Fernsby' };
    expect((await forms.practice(form, correctAnswers, { answers, ...said })).status).toBe(201);
    await forms.hub.database.system
      .updateTable('clients')
      .set({ date_of_birth: '2009-05-18' })
      .where('id', '=', form.clientId)
      .execute();
    const again = { normGroup: 'combined', reason: 'As in the passport', onWordOf: 'Ana Fernsby' };
    expect((await forms.practice(form, scoreAgain, again)).status).toBe(201);
    const textOf = async (options: object) => {
      const made = await makeOf(form, { outputFormat: COMPLETE, options });
      return JSON.stringify((await ask(readReportDocument, { params: { id: made.body.id } })).body.document);
    };
    const text = await textOf({});
    for (const part of [
      'Corrected after it was answered',
      'First said: Every day. Corrected to: Not at all.',
      'by Maren Okafor, on the word of Ana Fernsby',
      'The pen had slipped.',
      'May 17, 2009',
      'As in the passport',
      'acknowledged on',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Called the family.');
    expect(await textOf({ alertNotes: true })).toContain('Note: Called the family.');
  });

  test('is made once for one key', async () => {
    const form = await forms.submitted();
    const key = randomUUID();
    const [first, again] = [await makeOf(form, {}, key), await makeOf(form, {}, key)];
    expect(again.body).toEqual(first.body);
    const { body } = await ask(listCaseReports, { params: { id: form.caseId } });
    expect(body.items).toHaveLength(1);
  });

  test('is refused of forms that it cannot be made of, and nothing is kept', async () => {
    const form = await forms.submitted();
    const other = await forms.give();
    const alone = await makeOf(form, { outputFormat: PROGRESS });
    expect([...codeOf(alone), alone.body.detail]).toEqual([
      400,
      'report-refused',
      'This report is made from 2 to 20 forms of one client.',
    ]);
    expect(codeOf(await makeOf(form, { administrationIds: [other.administrationId] }))).toEqual([
      404,
      'not-found',
    ]);
    const language = await makeOf(form, { options: { language: 'de' } });
    expect(codeOf(language)).toEqual([400, 'report-refused']);
    const { body } = await ask(listCaseReports, { params: { id: form.caseId } });
    expect(body.items).toEqual([]);
  });

  test('is seen before it is made, with its options, and nothing is kept', async () => {
    const form = await forms.submitted();
    const preview = (options: object, outputFormat = COMPLETE) =>
      ask(previewReport, {
        params: { id: form.caseId },
        body: { outputFormat, administrationIds: [form.administrationId], options },
      });
    const usual = await preview({});
    expect(usual.status).toBe(200);
    const text = JSON.stringify(usual.body.document);
    expect(text).toContain('Imogen Fernsby');
    expect(usual.body.document.running.warning).toContain('Do not release');
    const initials = await preview({
      initialsOnly: true,
      itemTexts: false,
      opening: { html: '<p>Seen <strong>twice</strong>.</p>', text: '' },
    });
    const changed = JSON.stringify(initials.body.document);
    expect(changed).not.toContain('Imogen');
    expect(changed).toContain('twice');
    expect(initials.body.document.running.warning).toBeNull();
    const arabic = await preview({ language: 'ar' }, LETTER);
    expect(arabic.body.document).toMatchObject({ language: 'ar', direction: 'rtl' });
    const { body } = await ask(listCaseReports, { params: { id: form.caseId } });
    expect(body.items).toEqual([]);
  });

  test('of several times compares the same form of the same person', async () => {
    const first = await forms.submitted();
    const second = await forms.submitted({ beside: first });
    const { body } = await ask(listCaseReports, { params: { id: first.caseId } });
    expect(body.forms.map(({ followedBy }: { followedBy: string[] }) => followedBy.length)).toEqual([1, 1]);
    const made = await makeOf(first, {
      outputFormat: PROGRESS,
      administrationIds: [second.administrationId, first.administrationId],
    });
    expect(made.status).toBe(201);
    expect(made.body.forms).toHaveLength(2);
  });

  test('goes with its case and comes back with it', async () => {
    const form = await forms.submitted();
    const { body: made } = await makeOf(form);
    await ask(deleteCase, { params: { id: form.caseId } });
    expect(codeOf(await ask(readReportDocument, { params: { id: made.id } }))).toEqual([404, 'not-found']);
    await ask(restoreCase, { params: { id: form.caseId } });
    expect((await ask(readReportDocument, { params: { id: made.id } })).status).toBe(200);
  });
});

describe('the file of a report', () => {
  test('is not there in another format than its own, or of a kind that it has not', async () => {
    const form = await forms.submitted();
    const { body: made } = await makeOf(form, { outputFormat: COMPLETE });
    expect((await fileOf(made.id, `outputFormat=${SCORE}`)).status).toBe(404);
    expect((await fileOf(made.id, `outputFormat=${COMPLETE}&file=csv`)).status).toBe(404);
    expect((await fileOf(made.id, 'outputFormat=11')).status).toBe(400);
  });

  test('is drawn as Word and CSV when it is first asked for, and kept', async () => {
    const form = await forms.submitted();
    const { body: made } = await makeOf(form);
    for (const [file, begins] of [
      ['docx', 'PK'],
      ['csv', '\ufeff'],
    ] as const) {
      const query = `outputFormat=${SCORE}&file=${file}`;
      const [first, again] = [await fileOf(made.id, query), await fileOf(made.id, query)];
      expect(first.bytes.toString('utf8').startsWith(begins), file).toBe(true);
      expect(first.headers.get('content-disposition')).toMatch(
        new RegExp(`filename="lmc-score-.*\\.${file}"`),
      );
      expect(hashOf(again.bytes)).toBe(hashOf(first.bytes));
    }
  });

  test('is read into the audit trail', async () => {
    const form = await forms.submitted();
    const { body: made } = await makeOf(form);
    const { headers } = await fileOf(made.id, `outputFormat=${SCORE}`);
    expect(await forms.auditOf({ headers })).toMatchObject([{ action: 'read file', record_ids: [made.id] }]);
  });
});

describe('an address for viewing', () => {
  async function addressOf() {
    const form = await forms.submitted();
    const { body: made } = await makeOf(form);
    const answer = await ask(readReportFile, {
      params: { id: made.id },
      query: `?outputFormat=${SCORE}&actionUrl=view`,
    });
    expect(answer.status).toBe(200);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { made, cookie, url: answer.body.url as string, expires: new Date(answer.body.expiresAt) };
  }
  const open = (url: string, cookie: string) => fetch(forms.hub.url + url, { headers: { cookie } });

  test('opens once, in the browser that asked for it', async () => {
    const { made, url, cookie, expires } = await addressOf();
    expect(expires.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
    expect((await open(url, '')).status, 'another browser').toBe(404);
    expect((await open(url, 'report-view=guessed')).status).toBe(404);
    const other = await addressOf();
    expect((await open(url, other.cookie)).status, "somebody else's cookie").toBe(404);
    const guessed = url.replace(/[^/]+$/, randomBytes(32).toString('base64url'));
    expect((await open(guessed, cookie)).status, 'a guessed address').toBe(404);
    const opened = await open(url, cookie);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.headers.get('content-disposition')).toBe('inline');
    expect(opened.headers.get('content-security-policy')).toContain("object-src 'self'");
    const bytes = Buffer.from(await opened.arrayBuffer());
    expect(hashOf(bytes)).toBe(hashOf((await fileOf(made.id, `outputFormat=${SCORE}`)).bytes));
    expect(await forms.auditOf(opened)).toMatchObject([{ action: 'view', record_ids: [made.id] }]);
    expect((await open(url, cookie)).status, 'a second time').toBe(404);
  });

  test('is good for a minute', async () => {
    const { url, cookie } = await addressOf();
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() - 61_000);
    const late = await addressOf();
    vi.restoreAllMocks();
    expect((await open(late.url, late.cookie)).status).toBe(404);
    expect((await open(url, cookie)).status).toBe(200);
  });

  test('of a report that is gone opens nothing', async () => {
    const { made, url, cookie } = await addressOf();
    await ask(deleteCase, { params: { id: made.caseId } });
    expect((await open(url, cookie)).status).toBe(404);
  });
});

test('several reports are one archive, with the name of nobody', async () => {
  const form = await forms.submitted();
  const ids = [];
  for (const outputFormat of [SCORE, SCORE, COMPLETE])
    ids.push((await makeOf(form, { outputFormat })).body.id);
  const response = await fetch(
    `${forms.hub.url}/core/api/clients/${form.clientId}/reports/archive?ids=${ids.join(',')}`,
    { headers: { authorization: `Bearer ${forms.token}` } },
  );
  expect(response.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    expect.stringMatching(/^lmc-complete-[\d-]+\.pdf$/),
    expect.stringMatching(/^lmc-score-[\d-]+-2\.pdf$/),
    expect.stringMatching(/^lmc-score-[\d-]{10}\.pdf$/),
  ]);
  for (const bytes of Object.values(files))
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await forms.auditOf(response)).flatMap(({ record_ids }) => record_ids).sort()).toEqual(
    [...ids].sort(),
  );
  const foreign = await ask(downloadReports, {
    params: { id: form.clientId },
    query: `?ids=${randomUUID()}`,
  });
  expect(foreign.status).toBe(404);
});

test('a form that was accepted although it may not be trusted needs a word before a letter of it is sent', async () => {
  const form = await forms.give();
  const device = await forms.device(form);
  await device.answerAll(undefined, 0.1);
  await device.submit();
  expect((await forms.rowOf(form)).state).toBe('needs-review');
  await forms.practice(form, acceptReview, { reason: 'Spoken about it.' });
  const letter = { outputFormat: LETTER, options: { reader: 'client' } };
  expect(codeOf(await makeOf(form, letter))).toEqual([400, 'validity-unknown']);
  const made = await makeOf(form, { ...letter, options: { reader: 'client', knowsValidity: true } });
  expect(made.status).toBe(201);
});

test('with createReport off nothing is made, and a case says so', async () => {
  const off = await startTestHub({ environment: { FEATURES: '-createReport' } });
  try {
    const token = await off.signIn('practitioner@demo.test');
    const { body: cases } = await call(off, listCases, { token });
    const params = { id: cases.items[0].id };
    const { body } = await call(off, listCaseReports, { token, params });
    expect(body).toMatchObject({ canMake: false, forms: [], compared: [] });
    for (const endpoint of [createReport, previewReport]) {
      const sent = { outputFormat: SCORE, administrationIds: [randomUUID()] };
      const refused = await call(off, endpoint, { token, params, body: sent });
      expect(refused.status).toBe(404);
    }
  } finally {
    await off.close();
  }
});
