import { useApi } from '../../lib/api/use-api.ts';
import { useShownOrganization } from '../../lib/session/use-session.ts';

/** Works in another of the own organizations from now on, in all tabs. */
export function useSwitchOrganization() {
  const api = useApi();
  const shown = useShownOrganization();
  // Most people have one organization.
  return (organizationId: string) =>
    void import('./switch-organization.ts').then(({ switchTo }) => switchTo(api, shown, organizationId));
}
