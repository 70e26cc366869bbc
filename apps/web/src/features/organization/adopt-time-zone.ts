import { setTimeZone } from '@hub/contract/auth/organizations/time-zone';
import type { ApiClient } from '../../lib/api/api-client.ts';

export async function adoptTimeZone(api: ApiClient): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await api.call(setTimeZone, { body: { timeZone } });
}
