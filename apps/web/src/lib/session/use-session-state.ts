import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAuth } from 'react-oidc-context';
import { paths } from '../../app/paths.ts';
import { isSomeoneThere, type Presence, startActivity } from './activity.ts';
import { isHandedOver } from './hand-over.ts';
import { keepSession } from './keep-session.ts';
import { type EndReason, keepSessionEnd, type ReturnTo } from './session-end.ts';
import { absoluteUrl, type SessionManager } from './session-manager.ts';
import { signInFailureOf } from './sign-in-failure.ts';
import { isEmailConfirmed } from './token-store.ts';
import type { Session } from './use-session.ts';

const ACTIVE: Presence = { status: 'active' };

/** The session as a union of states, from the identity client and the clock. */
export function useSessionState(manager: SessionManager): Session {
  const auth = useAuth();
  const { signinRedirect, signoutRedirect } = auth;
  const user = auth.isAuthenticated ? (auth.user ?? undefined) : undefined;
  const subject = user?.profile.sub;
  const latestUser = useRef(user);
  latestUser.current = user;
  const [presence, setPresence] = useState(ACTIVE);
  const ending = useRef<EndReason>(undefined);

  /** Returns the reason only once, because three refused calls at the same time are one sign-out. */
  const recordEnd = useCallback((reason: EndReason) => {
    if (ending.current) return undefined;
    ending.current = isSomeoneThere() ? reason : 'inactive';
    // On a handed-over device, nothing may be kept about the open page.
    if (ending.current === 'logged-out' || isHandedOver()) return ending.current;
    // Someone who waits for an approval comes back another day, and starts over.
    const isSameDay = ending.current !== 'awaiting-approval';
    keepSessionEnd({
      reason: ending.current,
      ...(isSameDay && { returnTo: currentReturnTo(latestUser.current?.profile.sub) }),
    });
    return ending.current;
  }, []);

  const end = useCallback(
    (reason: EndReason) => {
      const recorded = recordEnd(reason);
      if (!recorded) return;
      const next = recorded === 'logged-out' ? paths.landing : paths.login;
      void signoutRedirect({ post_logout_redirect_uri: absoluteUrl(next) });
    },
    [signoutRedirect, recordEnd],
  );

  useEffect(() => {
    if (subject === undefined) return;
    ending.current = undefined;
    const stop = keepSession({
      manager,
      user: () => latestUser.current,
      onPresence: (next) => setPresence((last) => (isSame(last, next) ? last : next)),
      end,
    });
    return () => {
      stop();
      setPresence(ACTIVE);
    };
  }, [manager, subject, end]);

  useEffect(
    () =>
      manager.tokens.onChange(async () => {
        if (latestUser.current && !(await manager.getUser())) recordEnd('elsewhere');
        await manager.adopt();
      }),
    [manager, recordEnd],
  );

  return useMemo((): Session => {
    if (auth.activeNavigator === 'signinRedirect') return { status: 'signing-in' };
    if (auth.activeNavigator === 'signoutRedirect') return { status: 'signing-out' };
    if (auth.isLoading) return { status: 'loading' };
    if (user) {
      return {
        status: 'signed-in',
        user,
        isEmailConfirmed: isEmailConfirmed(user.access_token),
        presence,
        renew: () => manager.renew(user),
        extend: () => {
          startActivity();
          setPresence(ACTIVE);
        },
        signOut: () => end('logged-out'),
        end,
      };
    }
    if (auth.error?.source === 'signoutRedirect' && ending.current === 'logged-out') {
      return { status: 'sign-out-failed', signOut: () => void signoutRedirect() };
    }
    const isSignInError = auth.error && auth.error.source !== 'signoutRedirect';
    return {
      status: 'signed-out',
      failure: isSignInError ? signInFailureOf(auth.error?.innerError) : undefined,
      signIn: async (returnTo) => {
        // The library swallows the error, keeps it in its state and returns null.
        const outcome: unknown = await signinRedirect({
          state: returnTo,
          // An external provider may still have the practitioner's session.
          ...(isHandedOver() && { prompt: 'login' }),
        });
        return outcome !== null;
      },
    };
  }, [
    auth.activeNavigator,
    auth.isLoading,
    auth.error,
    user,
    presence,
    end,
    manager,
    signinRedirect,
    signoutRedirect,
  ]);
}

function currentReturnTo(subject: string | undefined): ReturnTo {
  const { pathname, search, hash } = window.location;
  return { path: pathname + search + hash, subject };
}

const isSame = (one: Presence, other: Presence) => JSON.stringify(one) === JSON.stringify(other);
