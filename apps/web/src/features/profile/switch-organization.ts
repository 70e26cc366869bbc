import { switchOrganization } from '@hub/contract/auth/users/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useShownOrganization } from '../../lib/session/use-session.ts';
import { showToast } from '../../ui/toast/toasts.ts';

/** Works in another of the own organizations from now on, in all tabs. */
export function useSwitchOrganization() {
  const api = useApi();
  const queryClient = useQueryClient();
  const shown = useShownOrganization();
  return useMutation({
    mutationFn: (organizationId: string) => api.call(switchOrganization, { body: { organizationId } }),
    onSuccess: (_, organizationId) => shown.switchTo(organizationId),
    onError: (error) => {
      showToast({ message: `You could not be switched. ${reasonOf(error)}`, tone: 'alert' });
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}
