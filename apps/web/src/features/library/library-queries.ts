import { listDistributedKeys, takeBackKey } from '@hub/contract/core/licenses/distributor-keys';
import {
  approveLicenseRequest,
  declineLicenseRequest,
  listLicenseRequests,
  requestLicense,
} from '@hub/contract/core/licenses/license-requests';
import { checkInSeat, checkOutSeat, listSeatUsers } from '@hub/contract/core/licenses/license-seats';
import {
  activateLicense,
  createLicense,
  listLicenses,
  listUsesLeft,
} from '@hub/contract/core/licenses/licenses';
import { sendOfflineAccessLinks } from '@hub/contract/core/products/materials';
import {
  listProductCatalog,
  listProductFeatures,
  listProducts,
  readProduct,
} from '@hub/contract/core/products/products';
import { listFeatureVideos, updateVideoPosition } from '@hub/contract/core/products/videos';
import type { InputOf } from '@hub/contract/http/endpoint';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import type { CallInput } from '../../lib/api/api-client.ts';
import { useApi } from '../../lib/api/use-api.ts';
import {
  queryKeyOf,
  subtreeKeyOf,
  useEndpointCall,
  useEndpointQuery,
  useReload,
} from '../../lib/api/use-endpoint.ts';
import { useEndpointList } from '../../lib/url-state/use-list-query.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { detailOf } from './detail-of.ts';
import { countInWords } from './uses-left.ts';

export type ProductQuery = CallInput<typeof listProducts>['query'];

/** A page of the products that match. */
export const useProducts = (list: { query: NonNullable<ProductQuery>; filterCount: number }) =>
  useEndpointList(listProducts, list);

/** All categories with products, by name. */
export const useCategories = () =>
  useEndpointQuery(
    listProductCatalog,
    {},
    {
      select: ({ items }) =>
        [...new Set(items.flatMap(({ published, categories }) => (published ? categories : [])))].toSorted(),
    },
  ).data ?? [];

export const useProduct = (id: string) => useEndpointQuery(readProduct, { params: { id } });

export const useFeatures = (productId: string) =>
  useEndpointQuery(listProductFeatures, { params: { id: productId } }, { select: ({ items }) => items });

/** The user's remaining uses, of one product or of all. */
export const useUsesLeft = ({ productId, enabled = true }: { productId?: string; enabled?: boolean }) =>
  useEndpointQuery(
    listUsesLeft,
    { query: productId === undefined ? {} : { productId } },
    { enabled, select: ({ items }) => items },
  );

const MAX_LICENSES = 100;

export const useLicenses = ({ productId, enabled }: { productId: string; enabled: boolean }) =>
  useEndpointQuery(
    listLicenses,
    { query: { productId, pageSize: MAX_LICENSES } },
    { enabled, select: ({ items }) => items },
  );

/** Loads everything about licenses again, including the remaining uses in the product list. */
function useReloadLicenses() {
  const reload = useReload();
  return () => reload(subtreeKeyOf(listLicenses), queryKeyOf(listProducts));
}

export function useActivateKey() {
  const activate = useEndpointCall(activateLicense);
  const reload = useReloadLicenses();
  return async (licenseKey: string) => {
    const license = await activate({ query: { licenseKey } });
    void reload();
    return license;
  };
}

export const useSeatUsers = (licenseId: string) =>
  useEndpointQuery(listSeatUsers, { params: { id: licenseId } }, { select: ({ items }) => items });

/** The user's own seat, or that of the named user. */
type Seat = { licenseId: string; userId?: string; name?: string };

const seatInput = ({ licenseId, userId }: Seat) => ({
  params: { id: licenseId },
  query: userId === undefined ? {} : { UserId: userId },
});

const showRefusal = (error: Error) => showToast({ message: detailOf(error), tone: 'alert' });

/** Checks out a seat, and shows the result in a toast. */
export function useCheckOut() {
  const checkOut = useEndpointCall(checkOutSeat);
  return useMutation({
    mutationFn: (seat: Seat) => checkOut(seatInput(seat)),
    onSuccess: () => showToast({ message: 'Seat checked out', tone: 'success' }),
    onError: showRefusal,
    onSettled: useReloadLicenses(),
  });
}

/** Checks in the user's own seat or another user's, and shows the result in a toast. */
export function useCheckIn() {
  const checkIn = useEndpointCall(checkInSeat);
  return useMutation({
    mutationFn: (seat: Seat) => checkIn(seatInput(seat)),
    onSuccess: (_, { name }) =>
      showToast({ message: name ? `The seat of ${name} is checked in` : 'Seat checked in', tone: 'success' }),
    onError: showRefusal,
    onSettled: useReloadLicenses(),
  });
}

const MAX_REQUESTS = 50;

/** The latest requests for a product. */
export const useRequests = (productId: string) =>
  useEndpointQuery(
    listLicenseRequests,
    { query: { productId, pageSize: MAX_REQUESTS } },
    { select: ({ items }) => items },
  );

/** The requests that a manager has to decide. */
export const useWaitingRequests = (productId: string) =>
  useEndpointQuery(
    listLicenseRequests,
    { query: { productId, state: 'waiting', pageSize: MAX_REQUESTS } },
    { select: ({ items }) => items },
  );

export function useAskForUses() {
  const ask = useEndpointCall(requestLicense);
  const reload = useReloadLicenses();
  return async (body: InputOf<typeof requestLicense>['body']) => {
    const request = await ask({ body });
    void reload();
    return request;
  };
}

/**
 * Approves a request and shows the result in a toast, because the request disappears from the screen
 * meanwhile.
 */
export function useApproveRequest() {
  const approve = useEndpointCall(approveLicenseRequest);
  return useMutation({
    mutationFn: (id: string) => approve({ params: { id } }),
    onSuccess: ({ accountName, quantity, countedIn }) =>
      showToast({ message: `${accountName} has ${countInWords(quantity, countedIn)} more`, tone: 'success' }),
    onError: showRefusal,
    onSettled: useReloadLicenses(),
  });
}

export function useDeclineRequest(id: string) {
  const decline = useEndpointCall(declineLicenseRequest);
  const reload = useReloadLicenses();
  return async (reason: string) => {
    const request = await decline({ params: { id }, body: { reason } });
    void reload();
    return request;
  };
}

const KEYS_ON_A_PAGE = 20;

/** A page of the keys that were made from a distributor's stock of a product. */
export const useDistributedKeys = (productId: string, page: number) =>
  useEndpointQuery(
    listDistributedKeys,
    { query: { productId, page, pageSize: KEYS_ON_A_PAGE } },
    { placeholderData: keepPreviousData },
  );

export function useMakeKey() {
  const make = useEndpointCall(createLicense);
  const reload = useReloadLicenses();
  return async (body: InputOf<typeof createLicense>['body']) => {
    const { licenseKey = '' } = await make({ body });
    void reload();
    return licenseKey;
  };
}

export function useTakeBackKey() {
  const takeBack = useEndpointCall(takeBackKey);
  return useMutation({
    mutationFn: (id: string) => takeBack({ params: { id } }),
    onSettled: useReloadLicenses(),
  });
}

export const useFeatureVideos = (featureId: string) =>
  useEndpointQuery(listFeatureVideos, { params: { id: featureId } }, { select: ({ items }) => items });

/** Saves the position in a video. A failure is ignored, because the next position is saved soon. */
export function useKeepPosition() {
  const api = useApi();
  const reload = useReload();
  return {
    keep: (id: string, seconds: number) =>
      api.call(updateVideoPosition, { params: { id }, body: { seconds }, keepalive: true }).catch(() => {}),
    reload: (featureId: string) => reload(queryKeyOf(listFeatureVideos, { params: { id: featureId } })),
  };
}

/** Mails the caller links to printable materials. */
export function useSendLinks() {
  const send = useEndpointCall(sendOfflineAccessLinks);
  return useMutation({
    mutationFn: (productFeatureIds: readonly string[]) =>
      send({ body: { productFeatureIds: [...productFeatureIds] } }),
  });
}
