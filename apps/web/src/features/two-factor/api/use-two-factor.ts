import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@hub/contract/auth/users/two-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

/** A new secret each time it is asked for. Kept while it is on the screen, and no longer. */
export function useNewSecret() {
  const api = useApi();
  return useQuery({
    queryKey: ['two-factor', 'secret'],
    queryFn: () => api.call(beginTwoFactor),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** What a code is sent for. The profile, and all that was refused without a second factor, is asked for again. */
export function useTwoFactorCalls() {
  const api = useApi();
  const queryClient = useQueryClient();
  const isSecret = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'two-factor';
  const reload = () => queryClient.invalidateQueries({ predicate: (query) => !isSecret(query) });
  return {
    turnOn: async (code: string) => {
      const { recoveryCodes } = await api.call(confirmTwoFactor, { body: { code } });
      void reload();
      return recoveryCodes;
    },
    turnOff: async (code: string) => {
      await api.call(turnOffTwoFactor, { body: { code } });
      void reload();
    },
    renewCodes: async (code: string) =>
      (await api.call(renewRecoveryCodes, { body: { code } })).recoveryCodes,
  };
}
