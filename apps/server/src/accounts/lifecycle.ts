import type { NotRevived } from '@hub/contract/core/administrations/not-revived';
import type { Scope } from '../db/request-scope.ts';

/** The colleague who takes over the clients of a user who leaves. */
type Receiver = { accountId: string; take: (clientIds: readonly string[]) => Promise<void> };

/** Changes of records that other features react to. */
type Events = {
  /** The account was deactivated or removed: none of its sessions or calls run any more. */
  accountEnded: { accountId: string };
  /** Runs before the account ends. Refused while forms are out, unless a receiver takes them. */
  accountDeactivated: { accountId: string; receiver: Receiver | undefined };
  clientsTransferred: { clientIds: readonly string[]; fromAccountId: string; toAccountId: string };
  clientsDeleted: { clientIds: readonly string[] };
  /** Returns what could not come back. */
  clientsRestored: { clientIds: readonly string[] };
  /** Refused while forms are out, unless they are withdrawn with the case. */
  casesClosed: { caseIds: readonly string[]; withdrawOpen: boolean };
  casesReopened: { caseIds: readonly string[] };
  casesDeleted: { caseIds: readonly string[] };
  /** Returns what could not come back. */
  casesRestored: { caseIds: readonly string[] };
  /** No consent allows assessments any more. Refused while forms are out, unless they are withdrawn. */
  consentWithdrawn: { caseId: string; withdrawOpen: boolean };
};

export type LifecycleHooks = {
  [Name in keyof Events]?: (scope: Scope, event: Events[Name]) => Outcome<Name>;
};

/** What the hooks of an event return. */
type Outcome<Name> = Name extends 'clientsRestored' | 'casesRestored' ? Promise<NotRevived[]> : Promise<void>;

export type Lifecycle = {
  run: <Name extends keyof Events>(scope: Scope, name: Name, event: Events[Name]) => Promise<NotRevived[]>;
};

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: Lifecycle;
  }
}

/**
 * Runs the hooks of an event one after another and returns what could not come back, in the transaction of the change itself: a hook that fails rolls the
 * change back. A feature that reacts to another's records registers a hook in `registry.ts`, so that the other does not
 * import it.
 */
export const createLifecycle = (registered: readonly LifecycleHooks[]): Lifecycle => ({
  async run(scope, name, event) {
    const notRevived: NotRevived[] = [];
    for (const hooks of registered) {
      const outcome: unknown = await hooks[name]?.(scope, event);
      if (Array.isArray(outcome)) notRevived.push(...outcome);
    }
    return notRevived;
  },
});
