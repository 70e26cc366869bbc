import type { CaseNeed } from '@hub/contract/core/cases/case-list';

export const needLabels: Record<CaseNeed, string> = {
  expiring: 'Expiring soon',
  expired: 'Expired, still open',
};

/** The id of the list on the page. */
export const LIST_ID = 'cases';
