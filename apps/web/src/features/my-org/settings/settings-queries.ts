import { deleteLogo, readLogo, uploadLogo } from '@hub/contract/auth/organizations/logo';
import { readSettings, updateSettings } from '@hub/contract/auth/organizations/settings';
import type { InputOf } from '@hub/contract/http/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import {
  queryKeyOf,
  useEndpointCall,
  useEndpointLoad,
  useEndpointQuery,
  useReload,
} from '../../../lib/api/use-endpoint.ts';

export const useSettings = () => useEndpointQuery(readSettings, {});

export const useLoadSettings = () => useEndpointLoad(readSettings, {});

export function useUpdateSettings() {
  const queryClient = useQueryClient();
  const reload = useReload();
  const update = useEndpointCall(updateSettings);
  return async (body: InputOf<typeof updateSettings>['body']) => {
    const settings = await update({ body });
    queryClient.setQueryData(queryKeyOf(readSettings), settings);
    // The header shows the name, and other screens need the time zone.
    void reload(['profile']);
    return settings;
  };
}

export const useLogo = () => useEndpointQuery(readLogo, {});

export function useUploadLogo() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (picture: File) => api.call(uploadLogo, { body: { picture } }),
    onSuccess: (answer) => queryClient.setQueryData(queryKeyOf(readLogo), answer),
  });
}

export function useRemoveLogo() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteLogo),
    onSuccess: () => queryClient.setQueryData(queryKeyOf(readLogo), { logo: null }),
  });
}
