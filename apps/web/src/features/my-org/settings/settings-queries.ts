import { readSettings, updateSettings } from '@hub/contract/auth/organizations/settings';
import type { InputOf } from '@hub/contract/http/endpoint';
import { useQueryClient } from '@tanstack/react-query';
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
    // The header shows the name, and others need the time zone.
    void reload(['profile']);
    return settings;
  };
}
