import { use } from 'react';
import { SessionContext } from '../session/use-session.ts';

/** The API client of the signed-in user. It is the same object for the lifetime of the tab. */
export function useApi() {
  const value = use(SessionContext);
  if (!value) throw new Error('useApi needs a SessionProvider around it');
  return value.api;
}
