import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { findGrantOfSession, findLiveIdentity } from '../accounts/session-repository.ts';
import type { Db } from '../db/database.ts';
import { CLIENT_ID } from './provider.ts';
import { revokeGrant } from './provider-store.ts';
import type { TokenReader } from './token-reader.ts';

type Dependencies = { provider: () => Provider; readToken: TokenReader; db: Db; publicUrl: URL };

/**
 * The provider under /idp. It does not store the access tokens that it signs, so the two endpoints that take one,
 * userinfo and revocation, are our own.
 */
export async function providerRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  await app.register(async (own) => {
    await own.register(formbody);
    own.route({ method: ['GET', 'POST'], url: '/idp/userinfo', handler: userinfo });
    own.post('/idp/revocation', revocation);
  });

  await app.register(async (rest) => {
    // The provider reads the body itself.
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', (_request, _body, done) => done(null));
    rest.all('/idp/*', (request, reply) => {
      reply.hijack();
      mount(request.raw);
      dependencies.provider().callback()(request.raw, reply.raw);
    });
  });

  function mount(raw: FastifyRequest['raw'] & { originalUrl?: string }) {
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.slice('/idp'.length);
    raw.headers['x-forwarded-proto'] = dependencies.publicUrl.protocol.replace(':', '');
    raw.headers['x-forwarded-host'] = dependencies.publicUrl.host;
  }

  async function userinfo(request: FastifyRequest, reply: FastifyReply) {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const accessToken = token ? await dependencies.readToken(token) : undefined;
    const identity = accessToken && (await findLiveIdentity(dependencies.db, accessToken.sessionId));
    if (identity) return identity;
    return reply
      .code(401)
      .header('www-authenticate', token ? 'Bearer error="invalid_token"' : 'Bearer')
      .send({ error: 'invalid_token', error_description: 'invalid token provided' });
  }

  async function revocation(request: FastifyRequest, reply: FastifyReply) {
    const sent = revocationForm.safeParse(request.body);
    if (!sent.success) {
      return reply.code(400).send({ error: 'invalid_request', error_description: 'token is missing' });
    }
    if (clientOf(request, sent.data) !== CLIENT_ID) {
      return reply.code(401).send({ error: 'invalid_client', error_description: 'client is not known' });
    }
    const grantId = await grantOf(sent.data.token);
    if (grantId) await revokeGrant(dependencies.db, grantId);
    return {};
  }

  /** An unknown or expired token is no error, since there is nothing to revoke. */
  async function grantOf(token: string): Promise<string | undefined> {
    const accessToken = await dependencies.readToken(token, { expired: 'accepted' });
    if (accessToken) return findGrantOfSession(dependencies.db, accessToken.sessionId);
    const refreshToken = await dependencies.provider().RefreshToken.find(token);
    return refreshToken?.grantId;
  }
}

const revocationForm = z.object({ token: z.string().min(1).max(4096), client_id: z.string().optional() });

function clientOf(
  request: FastifyRequest,
  { client_id }: z.infer<typeof revocationForm>,
): string | undefined {
  const [, basic] = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return basic ? Buffer.from(basic, 'base64').toString('utf8').split(':')[0] : client_id;
}
