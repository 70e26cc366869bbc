import { caseSortKeys } from '@hub/contract/core/cases/case-list';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import type { CaseSortKey } from '../case-columns.tsx';

/** What the address of a client's cases may say. */
export const clientCaseList = {
  spelling: 'Page',
  filters: {},
  sortKeys: caseSortKeys,
  sort: { by: 'referralDate', order: 'desc' },
} as const satisfies ListDescription<Record<never, never>, CaseSortKey>;
