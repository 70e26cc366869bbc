import { readProfile } from '@hub/contract/auth/users/users';
import { request } from 'playwright-core';
import { call } from '../server/test/call.ts';
import { authorizationRequest } from './authorization-request.ts';
import type { Account } from './demo-sign-in.ts';
import type { Kept } from './page-pool.ts';

const FORM = /<form method="post" action="([^"]+)"/;
/** Without it the app forgets the tokens. */
const MARKER: Kept['cookies'][number] = {
  name: 'hub-session',
  value: 'open',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Strict',
};
/** Claims about the sign-in itself, which the browser does not keep. */
const NOT_KEPT = ['nbf', 'jti', 'auth_time', 'nonce', 'acr', 'amr', 'azp', 'at_hash'];

/**
 * What a browser keeps of somebody who has signed in: the provider's cookies, and what the app stores. The provider's
 * form is sent without a browser, which would load the app twice on the way. `sign-in.spec.ts` compares the two.
 */
export async function signInAside(origin: string, { email, password }: Account): Promise<Kept> {
  const { url, clientId, authority, redeem } = await authorizationRequest(origin);
  const visitor = await request.newContext();
  const page = await visitor.get(url);
  const [, action = ''] = FORM.exec(await page.text()) ?? [];
  const back = await visitor.post(new URL(action, page.url()).href, { form: { email, password } });
  const code = new URL(back.url()).searchParams.get('code');
  if (!code) throw new Error(`${email} was not signed in, but led to ${back.url()}`);
  const { cookies } = await visitor.storageState();
  await visitor.dispose();

  const { expires_in, ...tokens } = await redeem(code);
  const profile = claimsOf(tokens.id_token);
  const { body } = await call({ url: origin }, readProfile, { token: tokens.access_token });
  const now = Date.now();
  const user = { session_state: null, ...tokens, profile, expires_at: Math.floor(now / 1000) + expires_in };
  const stored = {
    [`hub.session.user:${authority}:${clientId}`]: JSON.stringify(user),
    'hub.tokens-received-at': String(now),
    'hub.last-activity': String(now),
    'hub.organization': JSON.stringify({
      user: profile.sub,
      id: body.organizationAccounts[0].organizationId,
    }),
    // Its toast belongs to no journey that goes on from here.
    'hub.maintenance-announced': new Date(now).toISOString(),
  };
  return {
    cookies: [...cookies, MARKER],
    origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
  };
}

function claimsOf(idToken: string): Record<string, unknown> {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  for (const name of NOT_KEPT) delete claims[name];
  return claims;
}

/** The token of the signed-in account, for calls. */
export function accessTokenOf({ origins }: Kept): string {
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  const user = stored.find(({ name }) => name.startsWith('hub.session.'));
  return JSON.parse(user?.value ?? '{}').access_token;
}
