import { type ReactNode, useMemo, useRef, useState } from 'react';
import { AuthProvider } from 'react-oidc-context';
import { createApiClient } from '../api/api-client.ts';
import { isEnding, type SessionManager } from './session-manager.ts';
import { SessionContext } from './use-session.ts';
import { useSessionState } from './use-session-state.ts';

type Props = { manager: SessionManager; children: ReactNode };

export function SessionProvider({ manager, children }: Props) {
  return (
    <AuthProvider userManager={manager}>
      <SessionState manager={manager}>{children}</SessionState>
    </AuthProvider>
  );
}

function SessionState({ manager, children }: Props) {
  const session = useSessionState(manager);
  const latest = useRef(session);
  latest.current = session;

  const [api] = useState(() => {
    const signedIn = () => (latest.current.status === 'signed-in' ? latest.current : undefined);
    return createApiClient({
      accessToken: () => {
        const user = signedIn()?.user;
        if (user && isEnding(user)) signedIn()?.end('expired');
        return user?.access_token;
      },
      onNotSignedIn: () => signedIn()?.end('refused'),
    });
  });

  const value = useMemo(() => ({ session, api }), [session, api]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
