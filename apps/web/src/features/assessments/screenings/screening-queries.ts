import { listCases } from '@hub/contract/core/cases/cases';
import { listClients } from '@hub/contract/core/clients/clients';
import { path as licensesPath } from '@hub/contract/core/licenses/license';
import type { PlannedScreening } from '@hub/contract/core/screenings/screening';
import {
  createScreening,
  exportScreening,
  listScreeningForms,
  listScreenings,
  previewScreening,
  readScreening,
  remindScreening,
} from '@hub/contract/core/screenings/screenings';
import type { InputOf } from '@hub/contract/http/endpoint';
import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { subtreeKeyOf, useEndpointCall, useEndpointQuery, useReload } from '../../../lib/api/use-endpoint.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../ui/toast/toasts.ts';

export const useScreeningForms = () => useEndpointQuery(listScreeningForms, {});

/** Who would get the chosen form; not loaded while the choice is incomplete. */
export function useScreeningPreview(planned: PlannedScreening | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...subtreeKeyOf(previewScreening), planned],
    queryFn: planned ? ({ signal }) => api.call(previewScreening, { body: planned, signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** Creating a screening opens cases and holds uses, so both are loaded again. */
export function useCreateScreening() {
  const create = useEndpointCall(createScreening);
  const reload = useReload();
  return async (body: InputOf<typeof createScreening>['body']) => {
    const created = await create({ body });
    void reload(
      subtreeKeyOf(listScreenings),
      subtreeKeyOf(listCases),
      subtreeKeyOf(listClients),
      licensesPath.split('/').slice(1),
    );
    return created;
  };
}

export const useScreenings = (query: { Page: number; PageSize: number }) =>
  useEndpointQuery(listScreenings, { query }, { placeholderData: keepPreviousData });

const SECONDS_BETWEEN_LOOKS = 10;

/** Polled while respondents may answer. */
export const useScreening = (id: string) =>
  useEndpointQuery(
    readScreening,
    { params: { id } },
    {
      refetchInterval: ({ state: { data } }) =>
        data && data.counts.out > 0 ? SECONDS_BETWEEN_LOOKS * 1000 : false,
    },
  );

export function useRemindScreening(id: string) {
  const remind = useEndpointCall(remindScreening);
  const reload = useReload();
  return useMutation({
    mutationFn: () => remind({ params: { id } }),
    onSuccess: ({ forms }) =>
      showToast(
        forms > 0
          ? {
              message: `${forms === 1 ? '1 reminder is' : `${forms} reminders are`} on the way`,
              tone: 'success',
            }
          : { message: 'Nobody is to be reminded today', tone: 'focus' },
      ),
    onError: (error) => showToast({ message: `Nobody could be reminded. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: () => void reload(subtreeKeyOf(listScreenings)),
  });
}

export function useScreeningExport(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.download(exportScreening, { params: { id } }),
    onSuccess: (file) => saveFile(file, 'screening.csv'),
    onError: (error) =>
      showToast({ message: `The results could not be exported. ${reasonOf(error)}`, tone: 'alert' }),
  });
}
