import type { User } from 'oidc-client-ts';
import { createContext, use } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import type { Presence } from './activity.ts';
import type { EndReason, ReturnTo } from './session-end.ts';
import type { ShownOrganization } from './shown-organization.ts';
import type { SignInFailure } from './sign-in-failure.ts';

export type SignedOut = {
  status: 'signed-out';
  failure: SignInFailure | undefined;
  /** Redirects to the provider, or resolves to false when that is impossible. */
  signIn: (returnTo?: ReturnTo) => Promise<boolean>;
};

export type SignedIn = {
  status: 'signed-in';
  user: User;
  isEmailConfirmed: boolean;
  presence: Presence;
  /** Gets new tokens at once, after the user's claims have changed. */
  renew: () => Promise<void>;
  extend: () => void;
  signOut: () => void;
  end: (reason: EndReason) => void;
};

export type Session =
  | { status: 'loading' }
  | { status: 'signing-in' }
  | SignedOut
  | SignedIn
  | { status: 'signing-out' }
  | { status: 'sign-out-failed'; signOut: () => void };

type SessionAndApi = { session: Session; api: ApiClient; organization: ShownOrganization };

export const SessionContext = createContext<SessionAndApi | undefined>(undefined);

export function useSession(): Session {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider around it');
  return value.session;
}

export function useShownOrganization(): ShownOrganization {
  const value = use(SessionContext);
  if (!value) throw new Error('useShownOrganization needs a SessionProvider around it');
  return value.organization;
}
