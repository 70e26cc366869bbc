import type { LifecycleHooks } from '../../accounts/lifecycle.ts';
import { returnAll } from './ledger/return-all.ts';
import { clerkOf } from './license-clerk.ts';
import { declineWaiting } from './requests.ts';

/**
 * Who works here no longer keeps no seat, no use that is not spent and no request. What is held for forms stays with
 * them until it is settled.
 */
export const licenseHooks: LifecycleHooks = {
  async accountEnded(scope, { accountId }) {
    await declineWaiting(scope, accountId);
    await returnAll(scope.db, clerkOf(scope), accountId);
  },
};
