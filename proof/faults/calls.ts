import type { Tokens } from '@hub/contract/auth/users/tokens';
import { readProfile, signIn, signOut } from '@hub/contract/auth/users/users';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/demo-data.ts';
import { basic } from '../../apps/server/test/test-hub.ts';

export const demoEmails = ['practitioner', 'second', 'manager', 'individual', 'school'].map(
  (name) => `${name}@demo.test`,
);

export const callSignIn = (url: string, email: string, password: string = DEMO_PASSWORD) =>
  fetch(`${url}${signIn.path}`, {
    method: signIn.method,
    headers: { authorization: basic(email, password) },
  });

export async function tokensOf(url: string, email: string): Promise<Tokens> {
  const answer = await callSignIn(url, email);
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}

export const callReadProfile = (url: string, token: string) =>
  fetch(`${url}${readProfile.path}`, { headers: { authorization: `Bearer ${token}` } });

export const callSignOut = (url: string, accessToken: string) =>
  fetch(`${url}${signOut.path}`, {
    method: signOut.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessToken }),
  });

export const callToken = (url: string, refreshToken: string) =>
  fetch(`${url}/idp/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'hub-web',
      refresh_token: refreshToken,
    }),
  });

/** The status of an answer. The unused body is read too, so that the connection is free again. */
export async function statusOf(answering: Promise<Response>): Promise<number> {
  const answer = await answering;
  await answer.arrayBuffer();
  return answer.status;
}
