import { requireTwoFactor } from '@hub/contract/auth/organizations/two-factor-requirement';
import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@hub/contract/auth/users/two-factor';
import type { AnswerOf } from '@hub/contract/http/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';

export type Secret = AnswerOf<typeof beginTwoFactor>;

/** A new secret for each dialog, dropped when the dialog closes. */
export function useNewSecret() {
  const api = useApi();
  return useQuery({
    queryKey: ['two-factor', 'secret'],
    queryFn: () => api.call(beginTwoFactor, { body: {} }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** What the user has to do first when the sign-in is too old. */
export function requiredReauthentication(error: unknown): 'type the password' | 'sign in again' | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.code === 'sign-in-again') return 'type the password';
  return error.code === 'sign-in-elsewhere' ? 'sign in again' : undefined;
}

/** Afterwards everything is loaded again: it may have been refused without a second factor. */
export function useTwoFactorCalls() {
  const api = useApi();
  const queryClient = useQueryClient();
  const isSecret = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'two-factor';
  const reload = () => queryClient.invalidateQueries({ predicate: (query) => !isSecret(query) });
  return {
    begin: (currentPassword: string) => api.call(beginTwoFactor, { body: { currentPassword } }),
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

/** Sets whether the whole organization needs a second factor. */
export function useRequireTwoFactor() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (required: boolean) => api.call(requireTwoFactor, { body: { required } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['profile'] }),
  });
}
