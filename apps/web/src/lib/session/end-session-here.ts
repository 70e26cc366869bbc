import { signOut } from '@hub/contract/auth/users/users';
import { createApiClient } from '../api/api-client.ts';

/** Our own provider ends the session with its tokens; an external one does not know our session. */
export const endSessionHere = (accessToken: string) =>
  createApiClient({ accessToken: () => undefined }).call(signOut, { body: { accessToken } });
