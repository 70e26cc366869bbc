import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { Problem } from '../../http/problem.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/logger.ts';

const ANSWERS_WITHIN_MS = 5000;
/** The minimum time between two lookups of unknown keys, so that made-up keys cost nothing. */
const LOOKS_FOR_KEYS_EVERY_MS = 10_000;
/** The discovery document is refreshed after this time, since it may change. */
const DESCRIBED_FOR_MS = 60 * 60_000;
const RETRY_AFTER_SECONDS = 5;

const discovery = z.object({
  issuer: z.string().min(1),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
});

const claims = z.record(z.string(), z.unknown());

type Found = { issuer: string; keyOf: JWTVerifyGetKey; userinfo: string | undefined };

export type ExternalProvider = ReturnType<typeof createExternalProvider>;

/** An external OpenID provider, by its discovery document. If it is not available, the next call asks again. */
export function createExternalProvider(authority: string, logger: Logger) {
  let found: Promise<Found> | undefined;
  let askAgainAt = 0;

  function away(error: unknown): never {
    logger.warn({ error: describeError(error) }, 'the external identity provider cannot be reached');
    throw new Problem('provider-away', { retryAfter: RETRY_AFTER_SECONDS });
  }

  async function discover(): Promise<Found> {
    const answer = await ask(`${authority}/.well-known/openid-configuration`);
    if (!answer.ok) throw new Error('no discovery document');
    const { issuer, jwks_uri, userinfo_endpoint: userinfo } = discovery.parse(await answer.json());
    if (issuer.replace(/\/$/, '') !== authority) throw new AnotherIssuer();
    const keySet = createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: ANSWERS_WITHIN_MS,
      cooldownDuration: LOOKS_FOR_KEYS_EVERY_MS,
    });
    const keyOf: JWTVerifyGetKey = (header, token) =>
      keySet(header, token).catch((error) => {
        if (isFaultOfToken(error)) throw error;
        return away(error);
      });
    return { issuer, keyOf, userinfo };
  }

  function find(): Promise<Found> {
    const last = found;
    if (last && Date.now() < askAgainAt) return last;
    askAgainAt = Date.now() + DESCRIBED_FOR_MS;
    const next = discover().catch((error) => last ?? away(error));
    found = next;
    next.catch(() => {
      found = undefined;
    });
    return next;
  }

  return {
    find,

    /** The userinfo of an access token; empty when the provider has none. */
    async readUserinfo(token: string): Promise<Record<string, unknown>> {
      const { userinfo } = await find();
      if (!userinfo) return {};
      const answer = await ask(userinfo, { authorization: `Bearer ${token}` }).catch(away);
      if (answer.status >= 500) away(new Error('no userinfo'));
      return claims.catch({}).parse(answer.ok ? await answer.json().catch(() => ({})) : {});
    },
  };
}

/** The discovery document names another issuer than OIDC_AUTHORITY. */
class AnotherIssuer extends Error {
  override name = 'AnotherIssuer';
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });

/** An unknown key is the token's fault; an unavailable key set is not. */
const isFaultOfToken = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
