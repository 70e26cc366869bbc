import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { AuthProvider } from 'react-oidc-context';
import { createApiClient } from '../api/api-client.ts';
import { isEnding, type SessionManager } from './session-manager.ts';
import { createShownOrganization } from './shown-organization.ts';
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

  const [{ api, organization }] = useState(() => {
    const signedIn = () => (latest.current.status === 'signed-in' ? latest.current : undefined);
    const organization = createShownOrganization(() => signedIn()?.user.profile.sub);
    const api = createApiClient({
      accessToken: () => {
        const user = signedIn()?.user;
        if (user && isEnding(user)) signedIn()?.end('expired');
        return user?.access_token;
      },
      organization: organization.id,
      onNotSignedIn: () => signedIn()?.end('refused'),
      onOrganizationSwitched: organization.forget,
    });
    return { api, organization };
  });
  useEffect(() => organization.watch(), [organization]);

  const value = useMemo(() => ({ session, api, organization }), [session, api, organization]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
