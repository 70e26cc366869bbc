import { activatePendingLicenses } from '@hub/contract/core/licenses/licenses';
import type { ApiClient } from '../../lib/api/api-client.ts';
import { showToast, TIME_TO_ACT_MS } from '../../ui/toast/toasts.ts';
import { countInWords } from './uses-left.ts';

const DONE = 'hub.licenses-activated';

/** Activates the licenses that wait for the user's email, once per tab, and says what arrived. */
export async function activatePending(api: ApiClient, user: string, accessToken: string): Promise<boolean> {
  if (sessionStorage.getItem(DONE) === user) return false;
  sessionStorage.setItem(DONE, user);
  // With an explicit token, a refusal of this call does not end the session.
  const { items } = await api.call(activatePendingLicenses, { body: { accessToken }, token: accessToken });
  if (items.length === 0) return false;
  const arrived = items.map(
    ({ quantity, countedIn, featureName, productName }) =>
      `${countInWords(quantity, countedIn)} of ${featureName}, ${productName}`,
  );
  showToast({
    message: `New in your library: ${arrived.join('; ')}`,
    tone: 'success',
    timeout: TIME_TO_ACT_MS,
  });
  return true;
}
