import type { KnownOrganization } from '@hub/contract/auth/organizations/organization';
import { type AccountFormValues, emptyAccount, type PersonValues } from './account/account-form-schema.ts';
import type { OrganizationValues } from './organization/organization-form-schema.ts';
import {
  type Flow,
  type Newcomer,
  newcomerOf,
  nothingYet,
  type Registration,
  type Step,
} from './registration.ts';

const KEY = 'hub.registration';

/** The registration of this tab. It survives a reload until it is completed; passwords are kept in memory only. */
export function createRegistrationStore(storage: Storage = sessionStorage) {
  let current = read(storage);
  const listeners = new Set<() => void>();

  function change(patch: Partial<Registration>) {
    current = { ...current, ...patch };
    keep(storage, current);
    for (const listener of listeners) listener();
  }
  const without = (step: Step) => current.steps.filter((done) => done !== step);
  const withStep = (step: Step) => [...without(step), step];

  return {
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Fills empty fields with the provider's values. Values that another person typed are dropped. */
    welcome(newcomer: Newcomer) {
      const { email } = newcomer;
      if (newcomerOf(current)?.subject !== newcomer.subject) current = nothingYet;
      const account = current.account ?? emptyAccount;
      const firstName = account.firstName || newcomer.firstName;
      const lastName = account.lastName || newcomer.lastName;
      change({
        newcomer,
        account: { ...account, email, emailConfirmation: email, firstName, lastName },
        secrets: null,
        steps: without('account'),
        allStepsCompleted: false,
      });
    },
    expireNewcomer: () => change({ newcomer: 'expired' }),
    /** Continues with an email and a password. */
    leaveProvider() {
      const account = { ...(current.account ?? emptyAccount), email: '', emailConfirmation: '' };
      change({ newcomer: null, account, steps: without('account') });
    },

    chooseFlow(flow: Flow) {
      const isSame = flow === current.flow;
      const newcomer = current.newcomer === 'expired' ? null : current.newcomer;
      const begun = { flow, newcomer, allStepsCompleted: false };
      if (flow === 'individual') change({ ...begun, steps: withStep('organization') });
      else change({ ...begun, ...(!isSame && { steps: without('organization') }) });
    },
    findOrganization: (found: KnownOrganization) =>
      change({ flow: 'existingOrganization', found, steps: without('organization') }),
    typeOrganization: (typed: OrganizationValues) => change({ typed, steps: without('organization') }),
    finishOrganization: () => change({ flow: 'newOrganization' }),
    confirmOrganization: () => change({ steps: withStep('organization') }),

    typeAccount({ password, passwordConfirmation, ...account }: AccountFormValues) {
      change({ account, secrets: { password, passwordConfirmation }, steps: without('account') });
    },
    typePerson: (person: PersonValues) =>
      change({ account: { ...(current.account ?? emptyAccount), ...person }, steps: without('account') }),
    finishAccount: () => change({ steps: withStep('account') }),

    rememberOrganization: (made: Registration['made']) => change({ made }),
    complete: () => change({ ...nothingYet, allStepsCompleted: true }),
  };
}

export type RegistrationStore = ReturnType<typeof createRegistrationStore>;

function read(storage: Storage): Registration {
  const kept = storage.getItem(KEY);
  return kept === null ? nothingYet : { ...nothingYet, ...JSON.parse(kept) };
}

function keep(storage: Storage, { secrets, allStepsCompleted, ...rest }: Registration) {
  if (allStepsCompleted) return storage.removeItem(KEY);
  try {
    storage.setItem(KEY, JSON.stringify(rest));
  } catch {
    // The storage is full. The page still has everything in memory.
  }
}
