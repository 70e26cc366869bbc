import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { freePort } from './free-port.ts';

export type Claims = Record<string, unknown>;
type Changes = { header?: Record<string, unknown>; claims?: Claims; key?: SigningKey };
export type SigningKey = { kid: string; alg: string; privateKey: Parameters<SignJWT['sign']>[0] };

export const AUDIENCE = 'hub-web';

async function newKey(alg = 'ES256', kid: string = crypto.randomUUID()) {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { kid, alg, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

/** An external provider as a hub sees it. Tests can remove and add its keys. */
export async function startOutsideProvider() {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const asked = { keys: 0 };
  let name = issuer;
  let keysAt = '/jwks';
  let key = await newKey();
  let server: Server | undefined;
  const userinfo = new Map<string, object>();

  const answers: Record<string, (authorization: string) => object | undefined> = {
    '/.well-known/openid-configuration': () => ({
      issuer: name,
      jwks_uri: issuer + keysAt,
      userinfo_endpoint: `${issuer}/userinfo`,
    }),
    '/userinfo': (authorization) => userinfo.get(authorization.replace('Bearer ', '')),
  };

  function keySet() {
    asked.keys += 1;
    return { keys: [key.jwk] };
  }

  async function start(calledItself = issuer) {
    name = calledItself;
    server = createServer(({ url = '', headers }, response) => {
      const answer = url === keysAt ? keySet() : answers[url]?.(headers.authorization ?? '');
      response.writeHead(answer ? 200 : 401, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(answer ?? {}));
    });
    await once(server.listen(port, '127.0.0.1'), 'listening');
  }
  async function stop() {
    server?.close();
    server?.closeAllConnections();
    if (server) await once(server, 'close');
  }
  await start();

  return {
    issuer,
    asked,
    start,
    stop,
    /** A foreign key under the name of the provider's key. */
    foreignKey: (alg = key.alg) => newKey(alg, key.kid),
    /** The provider's public key used as a shared secret, a known attack on token readers. */
    publicKeyAsSecret: () => ({ ...key, alg: 'HS256', privateKey: Buffer.from(JSON.stringify(key.jwk)) }),
    moveKeys() {
      keysAt = '/moved/jwks';
    },
    async rotate() {
      key = await newKey();
    },
    /** A valid access token of one sign-in, unless it is changed. An undefined claim is left out. */
    token: ({ header, claims, key: by = key }: Changes = {}) =>
      new SignJWT({
        email: 'nobody@demo.test',
        email_verified: true,
        sid: crypto.randomUUID(),
        sub: crypto.randomUUID(),
        iss: issuer,
        aud: AUDIENCE,
        exp: Math.floor(Date.now() / 1000) + 600,
        ...claims,
      })
        .setProtectedHeader({ alg: by.alg, kid: by.kid, typ: 'at+jwt', ...header })
        .sign(by.privateKey),
    setUserinfo: (token: string, claims: object) => userinfo.set(token, claims),
  };
}
