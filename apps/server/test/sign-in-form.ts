import { createHash } from 'node:crypto';
import type { TestHub } from './test-hub.ts';

/** Signs in on the provider's own pages as a browser without scripts does: cookies, redirects, forms. */
export async function openSignInForm(hub: TestHub) {
  const cookies = new Map<string, string>();

  async function go(path: string, form?: Record<string, string>) {
    const answer = await fetch(new URL(path, hub.url), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    const next = location === null ? undefined : new URL(location, hub.url);
    return {
      status: answer.status,
      next: next && next.pathname + next.search + next.hash,
      text: await answer.text(),
    };
  }

  const query = new URLSearchParams({
    client_id: 'hub-web',
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: `${hub.environment.PUBLIC_URL}/`,
    state: 'some',
    code_challenge: createHash('sha256').update('v'.repeat(50)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const { next: path = '' } = await go(`/idp/auth?${query}`);
  return { path, go };
}
