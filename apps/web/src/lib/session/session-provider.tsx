import type { RuntimeConfig } from '@hub/contract/runtime-config';
import { type ReactNode, useState } from 'react';
import { AuthProvider } from 'react-oidc-context';
import { SessionManager } from './session-manager.ts';

export function SessionProvider({ config, children }: { config: RuntimeConfig; children: ReactNode }) {
  const [manager] = useState(() => new SessionManager(config));
  return <AuthProvider userManager={manager}>{children}</AuthProvider>;
}
