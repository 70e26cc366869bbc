import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transferClients } from '@hub/contract/auth/management/member-clients';
import { scoreAgain } from '@hub/contract/core/administrations/corrections';
import { readClient, updateClient } from '@hub/contract/core/clients/clients';
import {
  createReport,
  listCaseReports,
  readReportDocument,
  readReportFile,
} from '@hub/contract/core/reports/reports';
import { expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { codeOf, useFormHub } from '../../../test/form-hub.ts';
import type { GivenForm } from '../../../test/given-form.ts';
import { findDemoAccount } from '../../../test/ledger.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { demoContentFolder } from '../../paths.ts';
import { importContent } from '../publishing/import-content.ts';
import { readContent } from '../publishing/read-content.ts';

const forms = useFormHub();
const SCORE = 3;

const ask = (endpoint: Parameters<typeof call>[1], sent: object) =>
  call(forms.hub, endpoint, { token: forms.token, ...sent });

/** All files of a report as its owner downloads them, and its document. */
async function everythingOf(id: string, token = forms.token) {
  const files = [];
  for (const file of ['pdf', 'docx', 'csv']) {
    const query = `?outputFormat=${SCORE}&file=${file}`;
    const answer = await fetch(`${forms.hub.url}/core/api/reports/${id}${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status, file).toBe(200);
    files.push(Buffer.from(await answer.arrayBuffer()).toString('base64'));
  }
  const { body } = await call(forms.hub, readReportDocument, { token, params: { id } });
  return { files, document: body.document };
}

const rename = async ({ clientId }: GivenForm) => {
  const params = { id: clientId };
  const { lastName, dateOfBirth, version } = (await ask(readClient, { params })).body;
  const renamed = await ask(updateClient, {
    params,
    body: { firstName: 'Renamed', lastName, dateOfBirth, version },
  });
  expect([renamed.status, renamed.body.errors]).toEqual([200, undefined]);
};

/** Imports the same version again, and a newer one with other content. */
async function importAgain() {
  const folder = mkdtempSync(join(tmpdir(), 'hub-content-'));
  mkdirSync(join(folder, 'instruments'));
  const published = readFileSync(join(demoContentFolder, 'instruments/lmc.json'), 'utf8');
  const newer = published
    .replace('"version": "1.1.0"', '"version": "1.2.0"')
    .replace('"Not at all"', '"Never"');
  writeFileSync(join(folder, 'instruments/lmc.json'), published);
  writeFileSync(join(folder, 'instruments/lmc-newer.json'), newer);
  try {
    const imported = await inSystemTransaction(forms.hub.database, (db) =>
      importContent(db, readContent(folder)),
    );
    expect(imported).toMatchObject({ newVersions: 1 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function handOver({ clientId }: GivenForm, email: string) {
  const manager = await forms.hub.signIn('manager@demo.test');
  const to = await findDemoAccount(forms.hub.database.system, email);
  const moved = await call(forms.hub, transferClients, {
    token: manager,
    params: { id: forms.account.accountId },
    body: { toAccountId: to.accountId, clientIds: [clientId] },
  });
  expect(moved.body).toEqual({ clients: 1, cases: 1 });
}

test('a report gives the same bytes whatever is scored again, renamed, imported or handed over later', async () => {
  const form = await forms.submitted();
  const { body: made } = await ask(createReport, {
    params: { id: form.caseId },
    body: { outputFormat: SCORE, administrationIds: [form.administrationId] },
  });
  const before = await everythingOf(made.id);
  expect(Buffer.from(before.files[0] ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);

  await forms.practice(form, scoreAgain, { normGroup: 'female', reason: 'Another group.' });
  expect(await everythingOf(made.id), 'scored again').toEqual(before);
  const listed = await ask(listCaseReports, { params: { id: form.caseId } });
  expect(listed.body.items).toMatchObject([{ id: made.id, hasNewerScore: true }]);

  await rename(form);
  expect(await everythingOf(made.id), 'renamed').toEqual(before);
  await importAgain();
  expect(await everythingOf(made.id), 'imported again').toEqual(before);

  await handOver(form, 'second@demo.test');
  const second = await forms.hub.signIn('second@demo.test');
  expect(await everythingOf(made.id, second), 'handed over').toEqual(before);
  const former = await ask(readReportFile, { params: { id: made.id }, query: `?outputFormat=${SCORE}` });
  expect(codeOf(former), 'for the former practitioner').toEqual([404, 'not-found']);
});

test('an address for viewing is worth nothing once the client is handed over', async () => {
  const form = await forms.submitted();
  const { body: made } = await ask(createReport, {
    params: { id: form.caseId },
    body: { outputFormat: SCORE, administrationIds: [form.administrationId] },
  });
  const query = `?outputFormat=${SCORE}&actionUrl=view`;
  const { headers, body } = await ask(readReportFile, { params: { id: made.id }, query });
  await handOver(form, 'second@demo.test');
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await fetch(forms.hub.url + body.url, { headers: { cookie } })).status).toBe(404);
});
