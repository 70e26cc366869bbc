import { use } from 'react';
import { SessionContext } from '../session/use-session.ts';

/** The API as the signed-in user. The same object for as long as the tab lives. */
export function useApi() {
  const value = use(SessionContext);
  if (!value) throw new Error('useApi needs a SessionProvider around it');
  return value.api;
}
