import { updateProfile } from '@hub/contract/auth/users/own-profile';
import { createClient } from '@hub/contract/core/clients/clients';
import { callSignIn, statusOf } from '../faults/calls.ts';
import type { PeopleHub } from './people-hub.ts';

const CLIENT = { firstName: 'Imogen', lastName: 'Fernsby', dateOfBirth: '2014-05-17' };
const PROFILE = {
  firstName: 'Noor',
  lastName: 'Second',
  businessPhone: '',
  homePhone: '',
  mobilePhone: '',
  organizationTitle: '',
  organizationRole: '',
  professionFieldId: null,
  highestDegreeId: null,
  receiveAdvertising: false,
};

/**
 * Most callers add clients, some write their profile, which the system does on their behalf, and two sign in.
 */
function callOnce(hub: PeopleHub, index: number, email: string, token: string): Promise<number> {
  if (index < 2) return statusOf(callSignIn(hub.urlOf(index), email));
  const call =
    index % 8 === 2
      ? hub.call(index, updateProfile, { token, body: PROFILE })
      : hub.call(index, createClient, { token, body: CLIENT });
  return call.then(({ status }) => status);
}

/** Several concurrent callers of one user, who repeat their calls until they are stopped. */
export function keepCalling(hub: PeopleHub, email: string, token: string, callers: number) {
  const seen = { succeeded: 0, succeededLate: 0, refusedLate: 0 };
  let isEnded = false;
  let isOver = false;
  const lateCallers = new Set<number>();
  const running = Array.from({ length: callers }, async (_, index) => {
    while (!isOver) {
      const isLate = isEnded;
      const isGood = (await callOnce(hub, index, email, token)) < 300;
      if (isLate) lateCallers.add(index);
      if (isGood) seen[isLate ? 'succeededLate' : 'succeeded'] += 1;
      else if (isLate) seen.refusedLate += 1;
    }
  });
  return {
    seen,
    /** No call that begins from here on may succeed. */
    accessEnded: () => {
      isEnded = true;
    },
    /** Whether every caller has tried again since then. */
    allTriedAgain: () => lateCallers.size === callers,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}
