import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type User = { sub: string; email?: string; given_name?: string; family_name?: string };
/** The faults of an answer. */
export type Fault = { claims?: object; otherKey?: boolean };
type Granted = { asked: URLSearchParams; user: User; fault: Fault };

export const SCHOOL_CLIENT = { id: 'hub', secret: 'planted: a school+secret/' };

/**
 * A school's provider that does what a test says, including wrong things. It is as strict as it should be about the
 * secret, the verifier, the redirect address and a second use of a code.
 */
export async function startSchoolUpstream() {
  const [signing, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const granted = new Map<string, Granted>();
  let isAway = false;

  const server = createServer(async (request, response) => {
    const answer = isAway ? undefined : await answerOf(request).catch(() => ({ error: 'invalid_grant' }));
    if (!answer) return void response.writeHead(503).end();
    const status = 'error' in answer ? 400 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  async function answerOf(request: IncomingMessage): Promise<object> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          userinfo_endpoint: `${issuer}/me`,
          id_token_signing_alg_values_supported: ['ES256'],
          authorization_response_iss_parameter_supported: true,
        };
      case '/jwks':
        return { keys: [{ ...(await exportJWK(signing.publicKey)), alg: 'ES256', use: 'sig' }] };
      case '/token':
        return redeem(request);
      case '/me': {
        const [, code = ''] = (request.headers.authorization ?? '').split('token of ');
        return granted.get(`used ${code}`)?.user ?? { error: 'invalid_token' };
      }
      default:
        return { error: 'not_found' };
    }
  }

  async function redeem(request: IncomingMessage): Promise<object> {
    const expected = `Basic ${Buffer.from(
      [SCHOOL_CLIENT.id, SCHOOL_CLIENT.secret].map(encodeForm).join(':'),
    ).toString('base64')}`;
    if (request.headers.authorization !== expected) return { error: 'invalid_client' };
    let text = '';
    for await (const chunk of request) text += chunk;
    const sent = new URLSearchParams(text);
    const code = sent.get('code') ?? '';
    const grant = granted.get(code);
    granted.delete(code);
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    if (challenge !== grant?.asked.get('code_challenge')) return { error: 'invalid_grant' };
    if (sent.get('redirect_uri') !== grant.asked.get('redirect_uri')) return { error: 'invalid_grant' };
    granted.set(`used ${code}`, grant);
    const idToken = await new SignJWT({
      iss: issuer,
      aud: SCHOOL_CLIENT.id,
      sub: grant.user.sub,
      nonce: grant.asked.get('nonce'),
      ...grant.fault.claims,
    })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign((grant.fault.otherKey ? other : signing).privateKey);
    return { access_token: `token of ${code}`, token_type: 'Bearer', id_token: idToken };
  }

  return {
    issuer,
    /** How it redirects the browser after a sign-in there. */
    answerTo(asked: URLSearchParams, user: User, fault: Fault = {}): Record<string, string> {
      const code = crypto.randomUUID();
      granted.set(code, { asked, user, fault });
      return { code, state: asked.get('state') ?? '', iss: issuer };
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
    close: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
}

const encodeForm = (text: string) => new URLSearchParams([['', text]]).toString().slice(1);
