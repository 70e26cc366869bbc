import { listOpenFormsOfClient } from '@hub/contract/core/administrations/open-forms';
import { listCases } from '@hub/contract/core/cases/cases';
import { exportClients } from '@hub/contract/core/clients/client-sheet';
import {
  type ClientRecord,
  createClient,
  deleteClient,
  listClients,
  listDeletedClients,
  listSimilarClients,
  readClient,
  readClientRecord,
  restoreClient,
  updateClient,
} from '@hub/contract/core/clients/clients';
import type { InputOf } from '@hub/contract/http/endpoint';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../lib/api/api-client.ts';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';
import {
  queryKeyOf,
  subtreeKeyOf,
  useEndpointCall,
  useEndpointLoad,
  useEndpointQuery,
  useReload,
} from '../../lib/api/use-endpoint.ts';
import { browserDay } from '../../lib/browser-day.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useEndpointList } from '../../lib/url-state/use-list-query.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { clientName } from './client-name.ts';
import { restoredToast } from './forms-in-deletion.tsx';

type ClientQuery = InputOf<typeof listClients>['query'];
type Person = InputOf<typeof listSimilarClients>['query'];

/** A page of the clients that match. */
export const useClients = (list: { query: ClientQuery; filterCount: number }) =>
  useEndpointList(listClients, list);

export const useClient = (id: string) => useEndpointQuery(readClient, { params: { id } });

/** A client with everything that belongs to it. */
export const useClientRecord = (id: string) => useEndpointQuery(readClientRecord, { params: { id } });

/** The first matching clients, for places that show no list. */
export const useFoundClients = (query: Partial<ClientQuery>) =>
  useEndpointQuery(listClients, { query }, { select: ({ items }) => items });

/** A page of the clients that can still be restored. */
export const useDeletedClients = (query: InputOf<typeof listDeletedClients>['query']) =>
  useEndpointQuery(listDeletedClients, { query }, { placeholderData: keepPreviousData });

const nobody: Person = { FirstName: '', LastName: '', DateOfBirth: '' };

/** The clients with this name and date of birth; nothing is loaded without a person. */
export const useSimilarClients = (person: Person | undefined) =>
  useEndpointQuery(
    listSimilarClients,
    { query: person ?? nobody },
    { enabled: person !== undefined, select: ({ items }) => items },
  );

/** The number of the client's cases; undefined until it is known. */
export const useCaseCount = (clientId: string) =>
  useEndpointQuery(
    listCases,
    { query: { ClientId: clientId, PageSize: 1 } },
    { select: ({ totalItems }) => totalItems },
  ).data;

/** Loads everything about clients and their cases again. */
export function useReloadClients() {
  const reload = useReload();
  return () => reload(subtreeKeyOf(listClients), subtreeKeyOf(listCases));
}

export function useAddClient() {
  const reload = useReload();
  const add = useEndpointCall(createClient);
  return async (body: CallInput<typeof createClient>['body']) => {
    const client = await add({ body });
    void reload(queryKeyOf(listClients));
    return client;
  };
}

/** Resolves when the changed client is loaded again, so that no old values are shown afterwards. */
export function useUpdateClient(id: string) {
  const queryClient = useQueryClient();
  const reload = useReload();
  const update = useEndpointCall(updateClient);
  return async (body: InputOf<typeof updateClient>['body']) => {
    const client = await update({ params: { id }, body });
    queryClient.setQueryData<ClientRecord>(
      queryKeyOf(readClientRecord, { params: { id } }),
      (record) => record && { ...record, client },
    );
    // Cases show the client's name.
    void reload(queryKeyOf(listClients), subtreeKeyOf(listCases));
    await reload(subtreeKeyOf(readClient, { id }));
    return client;
  };
}

export const useLoadClientRecord = (id: string) => useEndpointLoad(readClientRecord, { params: { id } });

/** The forms that are out and pause when the client is deleted. */
export const useOpenForms = (id: string) => useEndpointQuery(listOpenFormsOfClient, { params: { id } });

export function useDeleteClient() {
  const remove = useEndpointCall(deleteClient);
  return useMutation({ mutationFn: (id: string) => remove({ params: { id } }) });
}

/**
 * Restores a client and shows the result in a toast, because the screen that asked for it may be gone by
 * then.
 */
export function useRestoreClient() {
  const restore = useEndpointCall(restoreClient);
  const reload = useReloadClients();
  return useMutation({
    mutationFn: (id: string) => restore({ params: { id } }),
    onSuccess: (client) => showToast(restoredToast(clientName(client), client.notRevived)),
    onError: (error) =>
      showToast({ message: `The client could not be restored. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: reload,
  });
}

/** Downloads all clients that match, of every page of the list. */
export function useClientExport() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ Page: _, PageSize: __, ...query }: ClientQuery) => api.download(exportClients, { query }),
    onSuccess: (file) => saveFile(file, `clients-${browserDay()}.csv`),
    onError: (error) =>
      showToast({ message: `The clients could not be exported. ${reasonOf(error)}`, tone: 'alert' }),
  });
}
