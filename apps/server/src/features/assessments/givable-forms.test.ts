import { listGivableForms } from '@hub/contract/core/administrations/administrations';
import type { GivableForm } from '@hub/contract/core/administrations/givable-forms';
import { deleteCase } from '@hub/contract/core/cases/cases';
import { hintDate } from '@hub/contract/dates/hint-date';
import { expect, onTestFinished, test } from 'vitest';
import {
  type Battery,
  dayIn,
  toClient,
  today,
  toMother,
  useAssessmentHub,
} from '../../../test/assessment-hub.ts';
import { refusal } from '../../../test/client-hub.ts';

const hub = useAssessmentHub();

const givable = async (battery: Battery) => (await hub.call(listGivableForms, { params: battery })).body;

async function formOf(battery: Battery, formId: string): Promise<GivableForm> {
  return (await givable(battery)).forms.find((form: GivableForm) => form.formId === formId);
}

test('every form of the library is listed with what it takes and whom it is for', async () => {
  const battery = await hub.open();
  const { forms, clientAgeMonths, dueOn } = await givable(battery);
  expect(forms.map(({ formId }: GivableForm) => formId)).toEqual([
    'lap-parent',
    'lap-teacher',
    'lbs-2-parent',
    'lbs-2-teacher',
    'lbs-2-self',
    'lco-observer',
    'lmc-self',
  ]);
  const [, born = 0] = [0, Number('2014') * 12 + 4];
  const [year = 0, month = 0, day = 0] = today().split('-').map(Number);
  expect(clientAgeMonths).toBe(year * 12 + month - 1 - born - (day < 17 ? 1 : 0));
  expect(dueOn).toBe(hintDate(today(), 10));
  expect(await formOf(battery, 'lbs-2-parent')).toMatchObject({
    productAcronym: 'LBS-2',
    role: 'parent',
    ageMonths: { from: 72, to: 227 },
    minutes: 15,
    items: 60,
    languages: ['en', 'es'],
    latestDueOn: '2033-05-16',
    refusal: null,
    qualification: { level: 'C', isMet: true },
    isOut: false,
  });
});

test('a form that is not for the age of the client says so', async () => {
  const small = await hub.open({ dateOfBirth: dayIn(-365 * 4) });
  expect(await formOf(small, 'lbs-2-parent')).toMatchObject({ refusal: 'too-young' });
  expect(await formOf(small, 'lap-parent')).toMatchObject({ refusal: null });
  const grown = await hub.open({ dateOfBirth: '1980-01-01' });
  expect(await formOf(grown, 'lap-parent')).toMatchObject({ refusal: 'too-old' });
  expect(await formOf(grown, 'lmc-self')).toMatchObject({ refusal: null });
});

test('uses are those that the reader may draw, and none of a form that is used up', async () => {
  const battery = await hub.open();
  const { own, pool } = await hub.usesOf('lbs-2-parent');
  expect(await formOf(battery, 'lbs-2-parent')).toMatchObject({
    usesLeft: (own.available ?? 0) + (pool.available ?? 0),
  });
  // Pooling is off for this feature: only assigned uses count.
  expect(await formOf(battery, 'lco-observer')).toMatchObject({
    usesLeft: (await hub.usesOf('lco-observer')).own.available,
  });
  await hub.hub.database.pool.query(`update license_stocks set is_pooling_enabled = false`);
  onTestFinished(async () => {
    await hub.hub.database.pool.query(`update license_stocks set is_pooling_enabled = true
      where feature_id not in (select id from product_features where form_id = 'lco-observer')`);
  });
  expect(await formOf(battery, 'lmc-self')).toMatchObject({ usesLeft: 0, refusal: 'no-use-left' });
});

test('no due date is later than 30 days after the license ends', async () => {
  // The demonstration has a license that ends in six days.
  expect(await formOf(await hub.open(), 'lap-teacher')).toMatchObject({ latestDueOn: dayIn(36) });
});

test('who lacks the qualification reads why', async () => {
  const battery = await hub.open();
  await hub.setTraining(null, false);
  onTestFinished(() => hub.setTraining(1, true).then(() => {}));
  expect(await formOf(battery, 'lmc-self')).toMatchObject({
    refusal: 'not-qualified',
    qualification: { level: 'B', isMet: false, reason: expect.stringContaining("bachelor's") },
  });
});

test('a form that is out in the case already is marked', async () => {
  const battery = await hub.open();
  const [sent] = await hub.send(battery, toClient());
  expect(await formOf(battery, 'lmc-self')).toMatchObject({ isOut: true });
  if (sent) await hub.withdraw(battery, sent);
  expect(await formOf(battery, 'lmc-self')).toMatchObject({ isOut: false });
});

test('the client, the contacts of the record and others of the case can be asked', async () => {
  const battery = await hub.open({ email: 'imogen@demo.test', primaryLanguageId: 2 });
  const teacher = { kind: 'other', firstName: 'Tess', lastName: 'Teacher', email: 'tess@demo.test' };
  await hub.send(
    battery,
    toMother(battery, { formId: 'lbs-2-teacher', respondent: teacher }),
    toMother(battery),
  );
  const { people, respondents } = await givable(battery);
  expect(people).toEqual([
    {
      kind: 'client',
      contactId: null,
      firstName: 'Imogen',
      lastName: 'Fernsby',
      email: 'imogen@demo.test',
      relationship: '',
      language: 'es',
      noContact: false,
      mayDecide: false,
    },
    {
      kind: 'contact',
      contactId: battery.contactId,
      firstName: 'Odile',
      lastName: 'Fernsby',
      email: 'odile@demo.test',
      relationship: 'Father',
      language: null,
      noContact: false,
      mayDecide: false,
    },
  ]);
  expect(respondents).toEqual([{ id: expect.any(String), ...teacher }]);
});

test('the battery is that of the case, and a deleted case is told', async () => {
  const battery = await hub.open();
  const other = await hub.open();
  const wrong = await hub.call(listGivableForms, { params: { ...battery, batteryId: other.batteryId } });
  expect(refusal(wrong)).toEqual([404, 'not-found']);
  const elsewhere = await hub.as('second', listGivableForms, { params: battery });
  expect(refusal(elsewhere)).toEqual([404, 'not-found']);
  await hub.call(deleteCase, { params: { id: battery.caseId } });
  expect(refusal(await hub.call(listGivableForms, { params: battery }))).toEqual([404, 'case-deleted']);
});
