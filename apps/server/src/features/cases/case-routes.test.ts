import { wholeCase } from '@hub/contract/core/cases/case';
import { createCase, listCases, readCase, updateCase } from '@hub/contract/core/cases/cases';
import { deleteClient, updateClient } from '@hub/contract/core/clients/clients';
import { describe, expect, test } from 'vitest';
import { noteOf, referral, useCaseHub } from '../../../test/case-hub.ts';
import { imogen, refusal } from '../../../test/client-hub.ts';

const hub = useCaseHub();

const errorsOf = async (fields: object) => {
  const { id } = await hub.addClient();
  const before = await hub.clients.count('cases');
  const answer = await hub.call(createCase, { body: { clientId: id, ...referral, ...fields } });
  expect(answer.status).toBe(400);
  expect(await hub.clients.count('cases'), 'nothing is opened').toBe(before);
  return answer.body.errors;
};

describe('opening a case', () => {
  test('answers the whole case, which then can be read', async () => {
    const { id: clientId } = await hub.addClient();
    const body = {
      clientId,
      ...referral,
      referredByName: '  Dr. Halvorsen ',
      referredByEmail: 'ines@demo.test',
      referralReason: { html: '<p>Falls <strong>behind</strong><script>x()</script></p>', text: 'made up' },
    };
    const opened = await hub.call(createCase, { body });
    expect(opened.status).toBe(201);
    expect(wholeCase.parse(opened.body)).toMatchObject({
      clientId,
      clientName: 'Imogen Fernsby',
      ...referral,
      referredByName: 'Dr. Halvorsen',
      referredByEmail: 'ines@demo.test',
      referralReason: { html: '<p>Falls <strong>behind</strong></p>', text: 'Falls behind' },
      inactive: false,
      status: 1,
      nextStatuses: [4],
      notes: [],
      version: 1,
    });
    const read = await hub.call(readCase, { params: { id: opened.body.id } });
    expect(read.body).toEqual(opened.body);
    expect(await hub.auditOf(opened)).toEqual([
      { action: 'create', record: 'case', record_ids: [opened.body.id] },
    ]);
  });

  test('needs no more than the client, a name and both dates, and gives each case a battery of its own', async () => {
    const one = await hub.open();
    const two = await hub.open({ clientId: one.clientId });
    expect(one).toMatchObject({
      referredByName: '',
      referredByEmail: '',
      referralReason: { html: '', text: '' },
    });
    expect(one.batteryId).not.toBe(two.batteryId);
  });

  test('writes its first notes with it, all or nothing', async () => {
    const opened = await hub.open({ notes: [noteOf('first'), noteOf('second')] });
    expect(opened.notes.map(({ note }) => note.text)).toEqual(['second', 'first']);
    expect(await errorsOf({ notes: [noteOf('good'), { note: { html: '<p> </p>', text: '' } }] })).toEqual([
      { path: 'notes.1.note', message: 'Content is required' },
    ]);
    expect(await errorsOf({ notes: Array.from({ length: 11 }, () => noteOf('many')) })).toEqual([
      { path: 'notes', message: 'A case begins with at most 10 notes' },
    ]);
  });

  test('under the same key opens one case', async () => {
    const { id: clientId } = await hub.addClient();
    const sent = { body: { clientId, ...referral }, headers: { 'idempotency-key': 'one-case' } };
    const [one, two] = await Promise.all([hub.call(createCase, sent), hub.call(createCase, sent)]);
    expect(one.body).toEqual(two.body);
    const { body } = await hub.call(listCases, { query: `?ClientId=${clientId}` });
    expect(body.totalItems).toBe(1);
  });

  test.each([
    ['a name that is missing', { caseName: undefined }, 'caseName', 'This field is required'],
    ['a name of spaces', { caseName: '   ' }, 'caseName', 'This field is required'],
    ['a name that is too long', { caseName: 'a'.repeat(101) }, 'caseName', 'Maximum length exceeded'],
    ['no referral date', { referralDate: undefined }, 'referralDate', 'This field is required'],
    ['a referral on no day', { referralDate: '2026-02-29' }, 'referralDate', 'Invalid date format'],
    ['no expiration', { expirationDate: '' }, 'expirationDate', 'This field is required'],
    [
      'an expiration as an instant',
      { expirationDate: '2027-01-01T00:00:00Z' },
      'expirationDate',
      'Invalid date format',
    ],
    [
      'an expiration before the referral',
      { expirationDate: '2026-01-14' },
      'expirationDate',
      'Expiration needs to be after Referral Date',
    ],
    [
      'an expiration on the day of the referral',
      { expirationDate: '2026-01-15' },
      'expirationDate',
      'Expiration needs to be after Referral Date',
    ],
    ['an email that is none', { referredByEmail: 'ines@demo' }, 'referredByEmail', 'Invalid email format'],
    [
      'a referrer that is too long',
      { referredByName: 'a'.repeat(101) },
      'referredByName',
      'Maximum length exceeded',
    ],
    [
      'a reason that is too long',
      { referralReason: { html: 'a'.repeat(100_001), text: '' } },
      'referralReason.html',
      'Maximum length exceeded',
    ],
  ])('refuses %s', async (_, fields, path, message) => {
    expect(await errorsOf(fields)).toEqual([{ path, message }]);
  });

  test('accepts a name of 100 characters and an expiration on the day after', async () => {
    const caseName = 'é'.repeat(100);
    expect(await hub.open({ caseName, expirationDate: '2026-01-16' })).toMatchObject({ caseName });
  });

  test("for a client of a colleague's or of another organization is refused like one for no client", async () => {
    const { body: theirs } = await hub.callAsColleague(listCases);
    const elsewhere = await hub.caseElsewhere();
    const unknown = await hub.call(createCase, { body: { clientId: crypto.randomUUID(), ...referral } });
    for (const { clientId } of [theirs.items[0], elsewhere]) {
      const foreign = await hub.call(createCase, { body: { clientId, ...referral } });
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    }
  });

  test('for a deleted client says that it was deleted', async () => {
    const { id: clientId } = await hub.addClient();
    await hub.call(deleteClient, { params: { id: clientId } });
    const answer = await hub.call(createCase, { body: { clientId, ...referral } });
    expect(refusal(answer)).toEqual([404, 'client-deleted']);
  });
});

describe('changing a case', () => {
  const change = (id: string, fields: object) =>
    hub.call(updateCase, { params: { id }, body: { ...referral, ...fields } });

  test('replaces what it says and counts the version up', async () => {
    const { id, batteryId } = await hub.open({ referredByName: 'Parent' });
    const changed = await change(id, { version: 1, caseName: 'Reading, second look' });
    expect(changed.body).toMatchObject({
      caseName: 'Reading, second look',
      referredByName: '',
      batteryId,
      version: 2,
    });
    const { body } = await hub.call(readCase, { params: { id } });
    expect(body).toEqual(changed.body);
  });

  test('is refused once someone else has saved, and changes nothing then', async () => {
    const { id } = await hub.open();
    await change(id, { version: 1, caseName: 'first' });
    expect(refusal(await change(id, { version: 1, caseName: 'second' }))).toEqual([409, 'version-conflict']);
    expect((await hub.call(readCase, { params: { id } })).body).toMatchObject({
      caseName: 'first',
      version: 2,
    });
  });

  test('at the same moment lets one of two win', async () => {
    const { id } = await hub.open();
    const answers = await Promise.all(['a', 'b'].map((caseName) => change(id, { version: 1, caseName })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('keeps to the rule of the dates', async () => {
    const { id } = await hub.open();
    const answer = await change(id, { version: 1, referralDate: '2099-01-15' });
    expect(refusal(answer)).toEqual([
      400,
      'invalid-input',
      [{ path: 'expirationDate', message: 'Expiration needs to be after Referral Date' }],
    ]);
  });

  test('cannot move it to another client', async () => {
    const { id, clientId } = await hub.open();
    expect((await change(id, { version: 1, clientId })).status).toBe(400);
  });
});

test('a case carries the name of its client as it is now', async () => {
  const { id, clientId } = await hub.open();
  const body = { ...imogen, lastName: 'Ørsted', version: 1 };
  expect((await hub.call(updateClient, { params: { id: clientId }, body })).status).toBe(200);
  expect((await hub.call(readCase, { params: { id } })).body.clientName).toBe('Imogen Ørsted');
  const { body: found } = await hub.call(listCases, { query: '?LastName=orst' });
  expect(found.items.map((item: { id: string }) => item.id)).toEqual([id]);
});

test('a case passes on with its client', async () => {
  const { id, clientId } = await hub.open();
  await hub.passToColleague(clientId);
  expect((await hub.call(readCase, { params: { id } })).status).toBe(404);
  expect((await hub.callAsColleague(readCase, { params: { id } })).body.id).toBe(id);
});
