import type { TestHub } from '../../apps/server/test/test-hub.ts';

/** Calls users/sign-out and returns the status. */
export async function signOut(hub: TestHub, accessToken: string): Promise<number> {
  const answer = await fetch(`${hub.url}/auth/api/users/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessToken }),
  });
  return answer.status;
}
