import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { issuerOf } from './authorization.ts';

export const ACCEPTED = { profile: 200, userinfo: 200 };
export const REFUSED = { profile: 401, userinfo: 401 };

/** The answers of the two readers of access tokens, the API and the provider. */
export async function presentToken(hub: TestHub, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const [profile, userinfo] = await Promise.all([
    fetch(`${hub.url}/auth/api/users`, { headers }),
    fetch(`${issuerOf(hub)}/userinfo`, { headers }),
  ]);
  return { profile: profile.status, userinfo: userinfo.status };
}
