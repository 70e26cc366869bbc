import { caseNeeds, caseSortKeys } from '@hub/contract/core/cases/case-list';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { referralWindowStart } from '@hub/contract/dates/referral-window';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import type { ListQuery } from '../../../lib/url-state/list-query.ts';
import { flag, oneOf, text } from '../../../lib/url-state/parameter.ts';
import type { CaseQuery } from '../api/use-cases.ts';
import type { CaseSortKey } from '../case-columns.tsx';

/** In days. */
export const referralWindows = [7, 30, 90] as const;
export const remainingLimits = [7, 30, 90] as const;

const filters = {
  Name: text,
  ClientName: text,
  // The window and not its first day, so that a link asks for the same tomorrow.
  Referred: oneOf(referralWindows),
  RemainingDays: oneOf(remainingLimits),
  Inactive: flag,
  Need: oneOf(caseNeeds),
};

/** What the address of Home may say. */
export const caseList = {
  spelling: 'Page',
  filters,
  sortKeys: caseSortKeys,
  sort: { by: 'referralDate', order: 'desc' },
} as const satisfies ListDescription<typeof filters, CaseSortKey>;

type Asked = ListQuery<typeof filters, CaseSortKey, 'Page'>;

/** The call that answers what is asked for on this day. */
export const queryOn = (today: CalendarDay, { Referred, ...rest }: Asked): CaseQuery =>
  Referred === undefined ? rest : { ...rest, StartDate: referralWindowStart(today, Referred) };
