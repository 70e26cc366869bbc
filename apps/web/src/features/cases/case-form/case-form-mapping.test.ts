import type { Case } from '@hub/contract/core/cases/case';
import { createCase, updateCase } from '@hub/contract/core/cases/cases';
import { expect, test } from 'vitest';
import {
  caseFormSchema,
  changedCaseOf,
  emptyCase,
  fieldOf,
  newCaseFormSchema,
  newCaseOf,
  valuesOf,
} from './case-form-mapping.ts';

const clientId = '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b01';
const intake = { ...emptyCase('2026-11-15'), caseName: ' Intake ' };
const written = { html: '<p>Called the family</p>', text: 'Called the family' };

const stored: Case = {
  id: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b02',
  clientId,
  clientName: 'Maya Okafor',
  caseName: 'Intake',
  referralDate: '2026-11-15',
  expirationDate: '2027-11-15',
  referredByName: 'Dr. Sol',
  referredByEmail: 'sol@school.test',
  referralReason: written,
  remainingDays: 365,
  inactive: false,
  status: 1,
  batteryId: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b03',
  created: '2026-11-15T10:00:00.000Z',
  version: 4,
  notes: [],
  nextStatuses: [4],
  lastChange: null,
};

test.each([
  ['2026-11-15', '2027-11-15'],
  ['2024-02-29', '2025-02-28'],
])('a case that begins on %s expires on %s', (today, expirationDate) => {
  expect(emptyCase(today)).toMatchObject({ referralDate: today, expirationDate });
});

test('a new case without a note is sent without any', () => {
  const body = newCaseOf(newCaseFormSchema.parse(intake), clientId);
  expect(createCase.body.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({ clientId, caseName: 'Intake' });
  expect(body).not.toHaveProperty('notes');
});

test('the first note is sent with the case', () => {
  const body = newCaseOf(newCaseFormSchema.parse({ ...intake, note: written }), clientId);
  expect(createCase.body.safeParse(body).success).toBe(true);
  expect(body.notes).toEqual([{ note: written }]);
});

test('a case that is opened and saved unchanged stays as it is', () => {
  const body = changedCaseOf(caseFormSchema.parse(valuesOf(stored)), stored);
  expect(updateCase.body.safeParse(body).success).toBe(true);
  expect(stored).toMatchObject(body);
});

test.each([
  ['caseName', 'caseName'],
  ['referralReason.html', 'referralReason'],
  ['notes.0.note', 'note'],
  ['notes.0.note.html', 'note'],
])('what the server says about %s stands at %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});
