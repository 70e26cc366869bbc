import { use } from 'react';
import { type Session, SessionContext } from './session-context.ts';

export function useSession(): Session {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider around it');
  return value.session;
}
