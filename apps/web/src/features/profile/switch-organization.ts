import { switchOrganization } from '@hub/contract/auth/users/users';
import type { ApiClient } from '../../lib/api/api-client.ts';
import { reasonOf } from '../../lib/api/api-problem.ts';
import type { ShownOrganization } from '../../lib/session/shown-organization.ts';
import { showToast } from '../../ui/toast/toasts.ts';

export async function switchTo(api: ApiClient, shown: ShownOrganization, organizationId: string) {
  try {
    await api.call(switchOrganization, { body: { organizationId } });
    shown.switchTo(organizationId);
  } catch (error) {
    showToast({ message: `You could not be switched. ${reasonOf(error)}`, tone: 'alert' });
  }
}
