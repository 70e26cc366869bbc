import type { Scope } from '../db/request-scope.ts';

/** Who goes on with the clients of somebody who leaves. */
type Receiver = { accountId: string; take: (clientIds: readonly string[]) => Promise<void> };

/** What happens to records that features above have a part in. */
type Events = {
  /** Deactivated or removed: nothing of the account runs any more. */
  accountEnded: { accountId: string };
  /** Before it ends. With forms that are still out it is refused, unless somebody receives them. */
  accountDeactivated: { accountId: string; receiver: Receiver | undefined };
  clientsTransferred: { clientIds: readonly string[]; fromAccountId: string; toAccountId: string };
  clientsDeleted: { clientIds: readonly string[] };
  clientsRestored: { clientIds: readonly string[] };
  /** With forms that are still out it is refused, unless they are to be withdrawn with it. */
  casesClosed: { caseIds: readonly string[]; withdrawOpen: boolean };
  casesReopened: { caseIds: readonly string[] };
  casesDeleted: { caseIds: readonly string[] };
  casesRestored: { caseIds: readonly string[] };
  /** Nothing allows assessments any more. With forms that are still out it is refused, unless they go with it. */
  consentWithdrawn: { caseId: string; withdrawOpen: boolean };
};

export type LifecycleHooks = {
  [Name in keyof Events]?: (scope: Scope, event: Events[Name]) => Promise<void>;
};

export type Lifecycle = {
  run: <Name extends keyof Events>(scope: Scope, name: Name, event: Events[Name]) => Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: Lifecycle;
  }
}

/**
 * Runs the hooks of an event one after another, in the transaction of the change itself: one that fails takes the
 * change back. A feature that has a part in another's records registers a hook in `registry.ts` instead of being
 * imported from below.
 */
export const createLifecycle = (registered: readonly LifecycleHooks[]): Lifecycle => ({
  async run(scope, name, event) {
    for (const hooks of registered) await hooks[name]?.(scope, event);
  },
});
