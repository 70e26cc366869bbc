import type { LifecycleHooks } from '../../accounts/lifecycle.ts';
import { returnAll } from './ledger/return-all.ts';
import { clerkOf } from './license-clerk.ts';
import { declineWaiting } from './requests.ts';

/**
 * An account that ends loses its seats, its unspent uses and its requests. Uses held for forms stay until they are
 * settled.
 */
export const licenseHooks: LifecycleHooks = {
  async accountEnded(scope, { accountId }) {
    await declineWaiting(scope, accountId);
    await returnAll(scope.db, clerkOf(scope), accountId);
  },
};
