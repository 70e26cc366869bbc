import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calendarDate } from './calendar-date.ts';
import { expirationDate, expiringAfterReferral } from './expiration-date.ts';
import { messagesOf } from './messages-of.ts';
import { requiredText } from './required.ts';

const TOO_EARLY = 'Expiration needs to be after Referral Date';
const dates = expiringAfterReferral(
  z.strictObject({ caseName: requiredText(100), referralDate: calendarDate, expirationDate: calendarDate }),
);

test.each([
  ['2026-11-15', '2027-11-15', []],
  ['2026-11-15', '2026-11-16', []],
  ['2026-12-31', '2027-01-01', []],
  ['2026-11-15', '2026-11-15', [TOO_EARLY]],
  ['2026-11-15', '2026-11-14', [TOO_EARLY]],
  ['2026-11-15', '2025-12-31', [TOO_EARLY]],
  ['2026-11-15', '', ['This field is required']],
  ['2026-11-15', '2026-11-31', ['Invalid date format']],
])('a referral on %s that expires on %j', (referralDate, expiration, messages) => {
  expect(messagesOf(expirationDate(referralDate), expiration)).toEqual(messages);

  const { error } = dates.safeParse({ caseName: 'Intake', referralDate, expirationDate: expiration });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  expect(error?.issues[0]?.path ?? ['expirationDate']).toEqual(['expirationDate']);
});

test('without a referral date the expiration is not blamed', () => {
  expect(messagesOf(expirationDate(''), '2026-11-15')).toEqual([]);
  expect(messagesOf(dates, { caseName: 'Intake', referralDate: '', expirationDate: '2026-11-15' })).toEqual([
    'This field is required',
  ]);
});

test('two dates in the wrong order are told together with what else is wrong', () => {
  const wrong = { caseName: '', referralDate: '2026-11-15', expirationDate: '2026-11-14' };
  expect(messagesOf(dates, wrong)).toEqual(['This field is required', TOO_EARLY]);
});

test.each([[null], ['no case'], [{ referralDate: 7, expirationDate: {} }]])('%j is no case', (sent) => {
  expect(messagesOf(dates, sent)).not.toContain(TOO_EARLY);
  expect(messagesOf(dates, sent)).not.toEqual([]);
});
