import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { Problem } from '../../http/problem.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/logger.ts';

const ANSWERS_WITHIN_MS = 5000;
/** Unknown keys are looked up at most this often, so that made-up ones cost nothing. */
const LOOKS_FOR_KEYS_EVERY_MS = 10_000;
/** What it says of itself may change, such as where its keys are. */
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

/** An OpenID provider that somebody else runs, as it describes itself. One that is away is asked again by the next call. */
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

    /** What the provider tells of the holder of an access token; an empty answer where it tells nothing. */
    async readUserinfo(token: string): Promise<Record<string, unknown>> {
      const { userinfo } = await find();
      if (!userinfo) return {};
      const answer = await ask(userinfo, { authorization: `Bearer ${token}` }).catch(away);
      if (answer.status >= 500) away(new Error('no userinfo'));
      return claims.catch({}).parse(answer.ok ? await answer.json().catch(() => ({})) : {});
    },
  };
}

/** It speaks for somebody else, or OIDC_AUTHORITY is another name of it than its own. */
class AnotherIssuer extends Error {
  override name = 'AnotherIssuer';
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });

/** A key that does not exist is the token's fault; a key set that cannot be had is not. */
const isFaultOfToken = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
