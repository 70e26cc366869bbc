import { expect, test } from 'vitest';
import { readList } from '../../../lib/url-state/list-address.ts';
import { queryOf } from '../../../lib/url-state/list-query.ts';
import { caseList, queryOn } from './case-list.tsx';

const asked = (address: string) => queryOf(caseList, readList(caseList, new URLSearchParams(address)));
const everyCase = { Page: 1, PageSize: 12, SortBy: 'referralDate', Order: 'desc' };

test('the window of a link is counted from the day on which it is opened', () => {
  expect(queryOn('2026-11-15', asked('Referred=7'))).toEqual({ ...everyCase, StartDate: '2026-11-08' });
  expect(queryOn('2026-11-16', asked('Referred=7'))).toEqual({ ...everyCase, StartDate: '2026-11-09' });
});

test('a window that nobody offers is as if nobody had asked', () => {
  expect(queryOn('2026-11-15', asked('Referred=8'))).toEqual(everyCase);
});
