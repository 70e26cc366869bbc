import {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import { isSessionInUse, openSession, renewSession } from '../accounts/session-repository.ts';
import { findAccountByUser } from '../accounts/user-repository.ts';
import type { Db } from '../db/database.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';
import type { Secrets } from '../security/secrets.ts';
import { errorPage, signedOutPage, signOutPage } from './pages.ts';
import { createProviderStore } from './provider-store.ts';
import { SIGNING_ALGORITHM, type SigningKeys } from './signing-keys.ts';

export const CLIENT_ID = 'hub-web';
export const SCOPE = 'openid email';
/** The audience of access tokens: both services of this hub. */
export const API_AUDIENCE = 'urn:hub:api';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const databaseWasAway = new WeakSet<KoaContextWithOIDC>();

type Dependencies = { db: Db; publicUrl: URL; secrets: Secrets; keys: SigningKeys; logger: Logger };

export function createProvider({ db, publicUrl, secrets, keys, logger }: Dependencies): Provider {
  const provider = new Provider(issuerOf(publicUrl), configuration({ db, publicUrl, secrets, keys }));
  // The mount sets the forwarded headers itself from PUBLIC_URL; a caller's own are ignored.
  provider.proxy = true;
  provider.use(answerDatabaseAway);
  provider.use(replaceSignOutPage);
  provider.on('server_error', (ctx, error) => {
    if (isDatabaseAway(error)) databaseWasAway.add(ctx);
    else logger.error({ error: describeError(error) }, 'the identity provider failed');
  });
  return provider;
}

export const issuerOf = (publicUrl: URL) => new URL('/idp', publicUrl).href;

function configuration({ db, publicUrl, secrets, keys }: Omit<Dependencies, 'logger'>): Configuration {
  const page = (path: string) => new URL(path, publicUrl).href;
  return {
    adapter: createProviderStore(db, secrets.providerRecords),
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [page('/')],
        post_logout_redirect_uris: [page('/'), page('/login'), page('/landing')],
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    jwks: { keys: keys.privateJwks as NonNullable<Configuration['jwks']>['keys'] },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    clientBasedCORS: (_ctx, origin) => origin === publicUrl.origin,
    cookies: { keys: [secrets.cookies] },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    ttl: {
      AccessToken: 30 * MINUTE,
      IdToken: 30 * MINUTE,
      AuthorizationCode: MINUTE,
      // Longer than the 25 minutes between two renewals, shorter than a lunch break.
      RefreshToken: HOUR,
      Interaction: 30 * MINUTE,
      Session: 12 * HOUR,
      Grant: 12 * HOUR,
    },
    routes: { userinfo: '/userinfo', revocation: '/revocation' },
    interactions: { url: (_ctx, interaction) => `/idp/interaction/${interaction.uid}`, policy: policy() },
    findAccount: async (_ctx, userId) => {
      const account = await findAccountByUser(db, userId);
      return account && { accountId: userId, claims: () => claimsOf(db, userId) };
    },
    loadExistingGrant: (ctx) => loadGrant(db, ctx),
    extraTokenClaims: async (_ctx, token) => {
      const claims = 'grantId' in token && token.grantId ? await renewSession(db, token.grantId) : undefined;
      if (!claims) throw new errors.InvalidGrant('the session has ended');
      return claims;
    },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      userinfo: { enabled: true },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        // Replaced by replaceSignOutPage, which also handles a browser without a session.
        logoutSource: () => {},
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(publicUrl);
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API_AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== API_AUDIENCE) throw new errors.InvalidTarget();
          return resourceServer;
        },
      },
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = errorPage(publicUrl, out.error_description ?? out.error);
    },
  };
}

const resourceServer = {
  audience: API_AUDIENCE,
  scope: SCOPE,
  accessTokenFormat: 'jwt' as const,
  accessTokenTTL: 30 * MINUTE,
  jwt: { sign: { alg: SIGNING_ALGORITHM } as const },
};

async function claimsOf(db: Db, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { sub: userId, email: user.email, email_verified: user.email_confirmed_at !== null };
}

/**
 * A password that was just typed opens a new session. Without one, the provider's cookie is valid as long as its
 * session is alive and in use; after that it asks for the password again.
 */
async function loadGrant(db: Db, ctx: KoaContextWithOIDC) {
  const { session, client, account, result, provider } = ctx.oidc;
  if (!session || !client || !account) return undefined;
  if (!result?.login) {
    const grantId = session.grantIdFor(client.clientId);
    return grantId && (await isSessionInUse(db, grantId)) ? provider.Grant.find(grantId) : undefined;
  }
  const owner = await findAccountByUser(db, account.accountId);
  if (!owner) return undefined;
  const grant = await createGrant(provider, account.accountId);
  await openSession(db, owner, grant.jti);
  return grant;
}

/** Grants everything that our own client requests. */
export async function createGrant(provider: Provider, userId: string) {
  const grant = new provider.Grant({ accountId: userId, clientId: CLIENT_ID });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(API_AUDIENCE, SCOPE);
  await grant.save();
  return grant;
}

function policy() {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'left_alone',
        'the session has ended or was left alone',
        'login_required',
        (ctx) => Boolean(ctx.oidc.session?.accountId) && !ctx.oidc.entities.Grant?.jti,
      ),
    );
  return prompts;
}

/** The provider would answer 500 to any unknown error. */
async function answerDatabaseAway(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.status === 500 && databaseWasAway.has(ctx)) {
    ctx.status = 503;
    ctx.set('retry-after', '5');
  }
}

/** The provider's own sign-out pages rely on inline script, which our content security policy forbids. */
async function replaceSignOutPage(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200) return;
  const { session, entities } = ctx.oidc;
  ctx.type = 'html';
  ctx.body = signOutPage({
    action: ctx.oidc.urlFor('end_session_confirm'),
    xsrf: String(session?.state?.secret ?? ''),
    // A valid id token shows that our own web app sent the browser here, which has asked the user already.
    isAutomatic: Boolean(entities.IdTokenHint) || !session?.accountId,
  });
}
