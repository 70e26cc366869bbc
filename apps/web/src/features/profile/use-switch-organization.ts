import { useApi } from '../../lib/api/use-api.ts';
import { useShownOrganization } from '../../lib/session/use-session.ts';

/** Switches to another organization of the user, in all tabs. */
export function useSwitchOrganization() {
  const api = useApi();
  const shown = useShownOrganization();
  // Loaded on demand, because most people have one organization.
  return (organizationId: string) =>
    void import('./switch-organization.ts').then(({ switchTo }) => switchTo(api, shown, organizationId));
}
