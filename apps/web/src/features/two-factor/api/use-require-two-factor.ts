import { requireTwoFactor } from '@hub/contract/auth/organizations/two-factor-requirement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

/** Whether everyone of the organization is asked for it. */
export function useRequireTwoFactor() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (required: boolean) => api.call(requireTwoFactor, { body: { required } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['profile'] }),
  });
}
