import type { LifecycleHooks } from '../../accounts/lifecycle.ts';
import { returnAll } from './ledger/return-all.ts';
import { clerkOf } from './license-clerk.ts';

/** Who works here no longer keeps no seat and no use that is not spent. What is held for forms stays with them. */
export const licenseHooks: LifecycleHooks = {
  accountEnded: (scope, { accountId }) => returnAll(scope.db, clerkOf(scope), accountId),
};
