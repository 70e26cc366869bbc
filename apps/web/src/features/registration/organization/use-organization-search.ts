import { listOrganizations } from '@hub/contract/auth/organizations/organizations';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { text, wholeNumber } from '../../../lib/url-state/parameter.ts';
import { useEndpointList } from '../../../lib/url-state/use-list-query.ts';

const MAX_PAGES = 1_000_000;
const pageNumber = wholeNumber(1, MAX_PAGES);

/** Searches organizations by the parameters in the address. */
export function useOrganizationSearch() {
  const [address, setAddress] = useSearchParams();
  const name = text.parse(address.get('OrganizationName') ?? '') ?? '';
  const page = pageNumber.parse(address.get('Page') ?? '') ?? 1;
  const query = useMemo(() => ({ OrganizationName: name.trim(), Page: page }), [name, page]);

  const organizations = useEndpointList(listOrganizations, {
    query,
    filterCount: query.OrganizationName ? 1 : 0,
  });
  return {
    ...organizations,
    name,
    page,
    searchFor(next: string) {
      // The former search becomes a history entry, but not each letter.
      setAddress(next ? { OrganizationName: next } : {}, { replace: name !== '' });
    },
    goToPage(next: number) {
      setAddress({ ...(name && { OrganizationName: name }), ...(next > 1 && { Page: String(next) }) });
    },
  };
}
