import { usageKinds, usageSortKeys } from '@hub/contract/core/licenses/license-usage';
import { isCalendarDay } from '@hub/contract/dates/calendar-day';
import { useMemo } from 'react';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import { oneOf, type Parameter, recordId } from '../../../lib/url-state/parameter.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';
import { usePerson } from '../../library/use-person.ts';
import { daysOf, periods } from './usage-period.ts';

type SortKey = (typeof usageSortKeys)[number];

const day: Parameter<string | undefined> = {
  fallback: undefined,
  parse: (written) => (isCalendarDay(written) ? written : undefined),
  print: String,
};

const filters = {
  productId: recordId,
  accountId: recordId,
  entry: oneOf(usageKinds),
  period: oneOf(periods),
  startDate: day,
  endDate: day,
};

/** The parameters in the address of the list of uses, which has a fixed page size. */
const description = {
  spelling: 'page',
  filters,
  sortKeys: usageSortKeys,
  sort: { by: 'date', order: 'desc' },
} as const satisfies ListDescription<typeof filters, SortKey>;

/** The query for the current address; only for one account if it is given. */
export function useUsageList(accountId: string | undefined) {
  const list = useListState(description);
  const { today } = usePerson();
  const { productId, accountId: asked, entry, period, startDate, endDate } = list.filters;
  const { page, sort } = list;
  const summaryQuery = useMemo(() => {
    const whose = accountId ?? asked;
    return {
      ...(productId && { productId }),
      ...(whose && { accountId: whose }),
      ...(entry && { entry }),
      ...daysOf(period, { startDate, endDate }, today),
    };
  }, [productId, accountId, asked, entry, period, startDate, endDate, today]);
  const query = useMemo(
    () => ({ ...summaryQuery, page, sortBy: sort.by, order: sort.order }),
    [summaryQuery, page, sort],
  );
  return { ...list, query, summaryQuery };
}
