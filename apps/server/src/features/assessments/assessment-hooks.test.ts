import { transferClients } from '@hub/contract/auth/management/member-clients';
import {
  changeDueDate,
  listAdministrations,
  withdrawAdministration,
} from '@hub/contract/core/administrations/administrations';
import { closeCases, deleteCase, readCase, updateCaseStatus } from '@hub/contract/core/cases/cases';
import { search } from '@hub/contract/core/search';
import { expect, test } from 'vitest';
import { type Battery, dayIn, toClient, toMother, useAssessmentHub } from '../../../test/assessment-hub.ts';
import { refusal } from '../../../test/client-hub.ts';
import { findDemoAccount } from '../../../test/ledger.ts';

const hub = useAssessmentHub();

async function sendTwo() {
  const battery = await hub.open();
  await hub.send(battery, toMother(battery), toClient());
  return battery;
}

const statesOf = async (battery: Battery) => (await hub.list(battery)).map(({ state }) => state);
const heldOf = async (formId: string) => (await hub.usesOf(formId)).own.held ?? 0;

test('a case with forms out is not closed, unless they are to be withdrawn with it', async () => {
  const held = await heldOf('lbs-2-parent');
  const battery = await sendTwo();
  const params = { id: battery.caseId };
  const refused = await hub.call(updateCaseStatus, { params, body: { status: 4 } });
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'forms-out',
    '2 forms are out.',
  ]);
  expect(await statesOf(battery)).toEqual(['waiting', 'waiting']);
  expect((await hub.call(readCase, { params })).body.status).toBe(2);

  const closed = await hub.call(updateCaseStatus, { params, body: { status: 4, withdrawOpen: true } });
  expect([closed.status, closed.body.status]).toEqual([200, 4]);
  expect(await statesOf(battery)).toEqual(['withdrawn', 'withdrawn']);
  expect(await heldOf('lbs-2-parent')).toBe(held);
  const [form] = await hub.list(battery);
  expect((await hub.read(battery, form?.id ?? '')).timeline).toContainEqual({
    at: expect.any(String),
    kind: 'withdrawn',
    byName: 'Maren Okafor',
    detail: 'The case was closed.',
  });
});

test('of several cases none is closed while one of them has forms out', async () => {
  const battery = await sendTwo();
  const other = await hub.open();
  const caseIds = [battery.caseId, other.caseId];
  expect(refusal(await hub.call(closeCases, { body: { caseIds } }))).toEqual([409, 'forms-out']);
  expect((await hub.call(readCase, { params: { id: other.caseId } })).body.status).toBe(1);
  const closed = await hub.call(closeCases, { body: { caseIds, withdrawOpen: true } });
  expect(closed.body.closed).toHaveLength(2);
  expect(await statesOf(battery)).toEqual(['withdrawn', 'withdrawn']);
});

test('forms out go with the client: who has it then withdraws them, and the use goes back to where it came from', async () => {
  const before = await hub.usesOf('lbs-2-parent');
  const battery = await sendTwo();
  const { system } = hub.hub.database;
  const from = await findDemoAccount(system);
  const to = await findDemoAccount(system, 'second@demo.test');
  const moved = await hub.as('manager', transferClients, {
    params: { id: from.accountId },
    body: { toAccountId: to.accountId, clientIds: [battery.clientId] },
  });
  expect(moved.status).toBe(200);
  expect(refusal(await hub.call(listAdministrations, { params: battery }))).toEqual([404, 'not-found']);
  const { body } = await hub.as('second', listAdministrations, { params: battery });
  const form = body.items.find(({ formId }: { formId: string }) => formId === 'lbs-2-parent');
  expect(form.actions).toContain('withdraw');
  const params = { ...battery, id: form.id, respondentId: form.respondent.id };
  const due = await hub.as('second', changeDueDate, { params, body: { dueOn: dayIn(5) } });
  expect(due.status).toBe(200);
  expect((await hub.as('second', withdrawAdministration, { params })).status).toBe(204);
  expect(await hub.usesOf('lbs-2-parent')).toEqual(before);
});

test('administrations are found by the name of their client, the latest first, by who may see them', async () => {
  const battery = await hub.open({ firstName: 'Philippa', lastName: 'Quorndon' });
  await hub.send(battery, toMother(battery), toClient());
  const find = async (person: 'practitioner' | 'second', words: string) =>
    (await hub.as(person, search, { query: `?Query=${encodeURIComponent(words)}` })).body;
  const found = await find('practitioner', 'quorn phil');
  const [latest, first] = await hub.list(battery);
  expect(found.administrations).toEqual([
    {
      kind: 'administration',
      id: latest?.id,
      caseId: battery.caseId,
      batteryId: battery.batteryId,
      clientName: 'Philippa Quorndon',
      formName: `${latest?.productAcronym} ${latest?.formName}`,
      state: 'waiting',
    },
    expect.objectContaining({ id: first?.id }),
  ]);
  expect((await find('practitioner', 'quorndon reading')).administrations, 'by the client alone').toEqual([]);
  expect((await find('second', 'quorndon')).administrations).toEqual([]);
  await hub.call(deleteCase, { params: { id: battery.caseId } });
  expect((await find('practitioner', 'quorndon')).administrations).toEqual([]);
});
