import { useAuth } from 'react-oidc-context';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out'; signIn: () => void }
  | { status: 'signing-in' }
  | { status: 'signed-in'; signIn: () => void; signOut: () => void }
  | { status: 'signing-out' }
  | { status: 'sign-in-failed'; signIn: () => void }
  | { status: 'sign-out-failed'; signOut: () => void };

export function useSession(): Session {
  const auth = useAuth();
  const signIn = () => void auth.signinRedirect();
  const signOut = () => void auth.signoutRedirect();

  if (auth.activeNavigator === 'signinRedirect') return { status: 'signing-in' };
  if (auth.activeNavigator === 'signoutRedirect') return { status: 'signing-out' };
  if (auth.error?.source === 'signoutRedirect') return { status: 'sign-out-failed', signOut };
  if (auth.error) return { status: 'sign-in-failed', signIn };
  if (auth.isLoading) return { status: 'loading' };
  if (auth.isAuthenticated) return { status: 'signed-in', signIn, signOut };
  return { status: 'signed-out', signIn };
}
