import {
  type AssignmentChange,
  readAssignmentGrid,
  updateAssignmentGrid,
} from '@hub/contract/core/licenses/assignment-grid';
import { poolFeature, poolProduct, reclaimProduct } from '@hub/contract/core/licenses/license-assignments';
import { listLicenseEntries } from '@hub/contract/core/licenses/license-entries';
import { listInventory, updateThreshold } from '@hub/contract/core/licenses/license-inventory';
import { listLicenseRequests } from '@hub/contract/core/licenses/license-requests';
import { exportUsage, listUsage, readUsageSummary } from '@hub/contract/core/licenses/license-usage';
import { listLicenses } from '@hub/contract/core/licenses/licenses';
import { usageFileName } from '@hub/contract/core/licenses/usage-range';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import type { CallInput } from '../../lib/api/api-client.ts';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { subtreeKeyOf, useEndpointCall, useEndpointQuery, useReload } from '../../lib/api/use-endpoint.ts';
import { browserDay } from '../../lib/browser-day.ts';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useEndpointList } from '../../lib/url-state/use-list-query.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { detailOf } from '../library/detail-of.ts';
import { useProfile } from '../profile/profile-queries.ts';

/** The calls wait until the profile says which organization is current. */
function useOrganization() {
  const org = useProfile().data?.organizationAccounts[0]?.organizationId;
  return { params: { org: org ?? '' }, enabled: org !== undefined };
}

/** Whether the organization has pools: somebody who works alone draws any license directly. */
export function useHasPooling() {
  const { features } = useRuntimeConfig();
  const { data: profile } = useProfile();
  return features.pooling && profile?.organizationType !== 'Individual';
}

/** A page of the products that the organization has or had licenses for. */
export function useInventory(page: number) {
  const { params, enabled } = useOrganization();
  return useEndpointQuery(
    listInventory,
    { params, query: { page } },
    { enabled, placeholderData: keepPreviousData },
  );
}

/** The maximum page size of the server. */
const MAX_PAGE_SIZE = 100;

/** The inventory of all products, independent of the visible page. */
export function useWholeInventory() {
  const { params, enabled } = useOrganization();
  return useEndpointQuery(
    listInventory,
    { params, query: { pageSize: MAX_PAGE_SIZE } },
    { enabled, select: ({ items }) => items },
  );
}

/** Loads everything about licenses again. */
function useReloadLicenses() {
  const reload = useReload();
  return () => reload(subtreeKeyOf(listLicenses));
}

const showRefusal = (error: Error) => showToast({ message: detailOf(error), tone: 'alert' });

/**
 * Sets whether everybody may draw from the pool, of one feature or of all features of a product. The screen
 * changes when this is saved.
 */
export function usePooling() {
  const { params } = useOrganization();
  const setFeature = useEndpointCall(poolFeature);
  const setProduct = useEndpointCall(poolProduct);
  return useMutation({
    mutationFn: ({
      isEnabled,
      ...target
    }: { isEnabled: boolean } & ({ feature: string } | { product: string })) =>
      'feature' in target
        ? setFeature({ params: { ...params, ...target }, body: { isEnabled } })
        : setProduct({ params: { ...params, ...target }, body: { isEnabled } }),
    onError: showRefusal,
    onSettled: useReloadLicenses(),
  });
}

export function useUpdateThreshold(feature: string) {
  const { params } = useOrganization();
  const update = useEndpointCall(updateThreshold);
  const reload = useReloadLicenses();
  return async (threshold: number | null) => {
    const updated = await update({ params: { ...params, feature }, body: { threshold } });
    void reload();
    return updated;
  };
}

/** Returns the unused uses of a product to the pool, and answers how many there were. */
export function useReclaim() {
  const { params } = useOrganization();
  const reclaim = useEndpointCall(reclaimProduct);
  return useMutation({
    mutationFn: async (product: string) => {
      const { items } = await reclaim({ params: { ...params, product } });
      return items.reduce((sum, { quantity }) => sum + quantity, 0);
    },
    onSettled: useReloadLicenses(),
  });
}

export const useProductLicenses = (productId: string) =>
  useEndpointQuery(
    listLicenses,
    { query: { productId, pageSize: MAX_PAGE_SIZE } },
    { select: ({ items }) => items },
  );

/** A page of a license's ledger; nothing is loaded without a license. */
export const useLicenseEntries = (id: string | undefined, page: number) =>
  useEndpointQuery(
    listLicenseEntries,
    { params: { id: id ?? '' }, query: { page } },
    { enabled: id !== undefined, placeholderData: keepPreviousData },
  );

const MAX_REQUESTS = 50;

/** The practitioners' open requests. */
export const useWaitingRequests = () =>
  useEndpointQuery(
    listLicenseRequests,
    { query: { state: 'waiting', pageSize: MAX_REQUESTS } },
    { select: ({ items }) => items },
  );

type GridQuery = {
  page: number;
  featurePage: number;
  lastName?: string;
  productId?: string;
  accountId?: string;
};

export function useAssignmentGrid(query: GridQuery) {
  const { params, enabled } = useOrganization();
  return useEndpointQuery(
    readAssignmentGrid,
    { params, query },
    { enabled, placeholderData: keepPreviousData },
  );
}

/** Settles after the grid is loaded again, whether the changes were saved or refused. */
export function useSaveAssignments() {
  const { params } = useOrganization();
  const update = useEndpointCall(updateAssignmentGrid);
  return useMutation({
    mutationFn: (changes: AssignmentChange[]) => update({ params, body: { changes } }),
    onSettled: useReloadLicenses(),
  });
}

export type UsageQuery = NonNullable<CallInput<typeof listUsage>['query']>;
type SummaryQuery = NonNullable<CallInput<typeof readUsageSummary>['query']>;

export const useUsage = (list: { query: UsageQuery; filterCount: number }) =>
  useEndpointList(listUsage, list);

export const useUsageSummary = (query: SummaryQuery) =>
  useEndpointQuery(readUsageSummary, { query }, { placeholderData: keepPreviousData });

/** Downloads all matching uses, from every page of the list. */
export function useUsageExport() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ page: _, pageSize: __, ...query }: UsageQuery) => api.download(exportUsage, { query }),
    onSuccess: (file, range) => saveFile(file, usageFileName(range, browserDay())),
    onError: (error) =>
      showToast({ message: `The use could not be exported. ${reasonOf(error)}`, tone: 'alert' }),
  });
}
