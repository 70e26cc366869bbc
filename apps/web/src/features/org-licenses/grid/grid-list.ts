import { MAX_FEATURE_PAGES } from '@hub/contract/core/licenses/assignment-grid';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import { recordId, text, wholeNumber } from '../../../lib/url-state/parameter.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';

const filters = {
  lastName: text,
  productId: recordId,
  featurePage: wholeNumber(1, MAX_FEATURE_PAGES),
};

/** The parameters in the address of the grid, which has a fixed order. */
const description = {
  spelling: 'page',
  filters,
  sortKeys: ['lastName'],
  sort: { by: 'lastName', order: 'asc' },
} as const satisfies ListDescription<typeof filters, 'lastName'>;

/** The query of the grid for the current address: a page of people and a page of features. */
export function useGridList() {
  const { page, filters, searchFor, filterBy, goToPage } = useListState(description);
  const { lastName, productId, featurePage = 1 } = filters;
  return {
    page,
    featurePage,
    lastName,
    productId,
    query: {
      page,
      featurePage,
      ...(lastName.trim() && { lastName: lastName.trim() }),
      ...(productId && { productId }),
    },
    goToPage,
    goToFeatures: (next: number) => goToPage(page, { featurePage: next }),
    searchFor: (next: string) => searchFor({ lastName: next, featurePage: undefined }),
    narrowTo: (next: string) => filterBy({ productId: next, featurePage: undefined }),
    clearFilters: () => filterBy({ lastName: '', productId: '', featurePage: undefined }),
  };
}
