import { createOrganization } from '@hub/contract/auth/organizations/organizations';
import { signUp } from '@hub/contract/auth/users/registration';
import { useState } from 'react';
import { ApiProblem, NoAnswer } from '../../../lib/api/api-problem.ts';
import { useSendOnce } from '../../../lib/api/idempotency-key.ts';
import { useApi } from '../../../lib/api/use-api.ts';

import { newcomerOf } from '../registration.ts';
import { useRegistration } from '../use-registration.ts';
import { type Complete, type Consent, newOrganizationOf, signUpOf } from './registration-bodies.ts';

export type RegistrationFailure =
  | 'organization-exists'
  | 'user-exists'
  | 'bad-request'
  | 'too-many-requests'
  | 'server-error';

type State = { status: 'idle' } | { status: 'sending' } | { status: 'failed'; failure: RegistrationFailure };

/** Creates the organization if needed, then the user. */
export function useRegister(registration: Complete) {
  const api = useApi();
  const sendOnce = useSendOnce();
  const { change } = useRegistration();
  const [state, setState] = useState<State>({ status: 'idle' });

  async function organizationId(): Promise<string> {
    const body = newOrganizationOf(registration);
    if (!body) return registration.found?.id ?? '';
    const content = JSON.stringify(body);
    const { made } = registration;
    if (made?.content === content) return made.id;
    const { id } = await sendOnce(body, (idempotencyKey) =>
      api.call(createOrganization, { body, idempotencyKey }),
    );
    change.rememberOrganization({ content, id });
    return id;
  }

  async function send(consent: Consent) {
    const body = signUpOf(registration, await organizationId(), consent);
    const newcomer = newcomerOf(registration);
    await api.call(signUp, { body, ...(newcomer?.ticket && { token: newcomer.ticket }) });
  }

  /** Returns whether it worked. */
  async function register(consent: Consent): Promise<boolean> {
    if (state.status === 'sending') return false;
    setState({ status: 'sending' });
    try {
      await send(consent);
      return true;
    } catch (error) {
      // The first step reports an expired ticket; an ended session is reported elsewhere.
      const hasTicket = newcomerOf(registration)?.ticket !== undefined;
      if (hasTicket && error instanceof ApiProblem && error.code === 'newcomer-refused') {
        change.expireNewcomer();
        return false;
      }
      // An organization created too long ago is gone; the next try creates it again.
      if (error instanceof ApiProblem && error.code === 'not-found') change.rememberOrganization(null);
      window.scrollTo(0, 0);
      setState({ status: 'failed', failure: failureOf(error) });
      return false;
    }
  }
  return {
    register,
    isSending: state.status === 'sending',
    failure: state.status === 'failed' ? state.failure : undefined,
    dismiss: () => setState({ status: 'idle' }),
  };
}

/** How a failed registration is reported. An unknown error counts as a server error. */
function failureOf(error: unknown): RegistrationFailure {
  if (!(error instanceof ApiProblem)) {
    if (!(error instanceof NoAnswer)) reportError(error);
    return 'server-error';
  }
  if (error.code === 'organization-exists' || error.code === 'user-exists') return error.code;
  if (error.status === 400) return 'bad-request';
  return error.status === 420 ? 'too-many-requests' : 'server-error';
}
