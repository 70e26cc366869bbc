import type { Tokens } from '@hub/contract/auth/users/tokens';
import { refreshTokens, signIn, signOut, TWO_FACTOR_HEADER } from '@hub/contract/auth/users/users';
import { email as emailRule } from '@hub/contract/fields/email';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import type { Provider } from 'oidc-provider';
import { findGrantOfSession, openSession } from '../accounts/session-repository.ts';
import type { UserAccount } from '../accounts/user-repository.ts';
import type { Db } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { servePublic } from '../http/serve.ts';
import type { PasswordChecker } from './check-password.ts';
import { API_AUDIENCE, CLIENT_ID, createGrant, SCOPE } from './provider.ts';
import { revokeGrant } from './provider-store.ts';
import type { TokenReader } from './token-reader.ts';
import type { SecondFactors } from './two-factor/second-factors.ts';

type Dependencies = {
  provider: () => Provider;
  checkPassword: PasswordChecker;
  secondFactors: SecondFactors;
  readToken: TokenReader;
  db: Db;
};

/**
 * Signing in, renewing and signing out by API calls instead of redirects, with the same passwords, sessions and tokens.
 */
export function signInRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { provider, checkPassword, secondFactors, readToken, db } = dependencies;

  servePublic(app, signIn, async ({ headers, caller }) => {
    const { name: email, secret: password } = basicHeader(headers.authorization);
    if (!emailRule.safeParse(email).success) throw new Problem('wrong-credentials');
    const { address } = caller;
    const account = await checkPassword({ email, password, address });
    if (account.twoFactorEnabled) {
      const code = headers[TWO_FACTOR_HEADER];
      if (code === undefined) throw new Problem('two-factor-required');
      await secondFactors.check({ ...account, address, code });
    }
    return redeem(await firstRefreshToken(account));
  });

  servePublic(app, refreshTokens, async ({ headers, body }) => {
    if (basicHeader(headers.authorization).name !== CLIENT_ID) throw new Problem('wrong-client');
    return redeem(body.refreshToken);
  });

  servePublic(app, signOut, async ({ body }) => {
    const token = await readToken(body.accessToken, { expired: 'accepted' });
    const grantId = token && (await findGrantOfSession(db, token.sessionId));
    if (grantId) await revokeGrant(db, grantId);
    return undefined;
  });

  async function firstRefreshToken(account: UserAccount): Promise<string> {
    const grant = await createGrant(provider(), account.userId);
    await openSession(db, account, grant.jti);
    const client = await provider().Client.find(CLIENT_ID);
    if (!client) throw new Error('the provider does not know its own client');
    const refreshToken = new (provider().RefreshToken)({
      accountId: account.userId,
      client,
      grantId: grant.jti,
      gty: 'password',
      scope: SCOPE,
      resource: API_AUDIENCE,
      authTime: Math.floor(Date.now() / 1000),
    });
    return refreshToken.save();
  }

  /** Uses the provider's own token endpoint, so that tokens are made in one place. */
  async function redeem(refreshToken: string): Promise<Tokens> {
    const answer = await app.inject({
      method: 'POST',
      url: '/idp/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: CLIENT_ID,
        refresh_token: refreshToken,
      }).toString(),
    });
    if (answer.statusCode === 503) throw new Problem('database-away', { retryAfter: 5 });
    if (answer.statusCode !== 200) throw new Problem('refresh-refused');
    return present(answer.json());
  }
}

type TokenAnswer = Omit<Tokens, 'expires_at' | 'profile'> & { expires_in: number };

function present({ expires_in, ...tokens }: TokenAnswer): Tokens {
  const { sub, email, email_verified } = decodeJwt<Tokens['profile']>(tokens.id_token);
  return {
    ...tokens,
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
    profile: { sub, email, email_verified },
  };
}

function basicHeader(header: string | undefined): { name: string; secret: string } {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? [];
  const text = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1) throw new Problem('invalid-basic-header');
  return { name: text.slice(0, colon), secret: text.slice(colon + 1) };
}
