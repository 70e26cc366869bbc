import type { IncomingMessage } from 'node:http';
import { type Configuration, errors, interactionPolicy, Provider } from 'oidc-provider';
import type { ProviderClient, SecondProviderSettings } from './second-provider.ts';

// The library warns about missing production settings.
console.warn = () => {};

process.once('message', (settings: SecondProviderSettings) => {
  const provider = createSecondProvider(settings);
  provider.listen(Number(new URL(settings.issuer).port), '127.0.0.1', () => process.send?.('ready'));
});

type Context = Parameters<Parameters<Provider['use']>[0]>[0];

function createSecondProvider({ issuer, clients, users }: SecondProviderSettings): Provider {
  const provider = new Provider(issuer, configuration({ issuer, clients, users }));
  // The hub's port is not known yet, so only the path is compared.
  provider.Client.prototype.redirectUriAllowed = function allowed(uri: string) {
    return (this.redirectUris ?? []).some((known) => new URL(known).pathname === new URL(uri).pathname);
  };
  provider.Client.prototype.postLogoutRedirectUriAllowed = function allowed(uri: string) {
    return (this.postLogoutRedirectUris ?? []).some(
      (known) => new URL(known).pathname === new URL(uri).pathname,
    );
  };
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next();
    await signIn(ctx);
  });
  return provider;

  async function signIn(ctx: Context) {
    const problem = ctx.method === 'POST' ? await takeLogin(ctx) : '';
    if (problem === undefined) return;
    ctx.type = 'html';
    ctx.body = loginPage(problem);
  }

  /** Returns an error message, or nothing when the browser was redirected. */
  async function takeLogin({ req, res }: Context): Promise<string | undefined> {
    const form = await readForm(req);
    if (form.has('cancel')) {
      const { error, error_description = '' } = new errors.AccessDenied('the user cancelled');
      await provider.interactionFinished(req, res, { error, error_description });
      return undefined;
    }
    const user = users.find(({ login }) => login === form.get('login'));
    if (!user) return 'Nobody has this login.';
    await provider.interactionFinished(req, res, { login: { accountId: user.sub } });
    return undefined;
  }
}

function configuration({ clients, users }: SecondProviderSettings): Configuration {
  const userOf = (sub: string) => users.find((user) => user.sub === sub);
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return {
    clients: clients.map(metadataOf),
    cookies: { keys: ['not a secret of anybody'] },
    claims: {
      openid: ['sub', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    pkce: { required: () => true },
    clientBasedCORS: () => true,
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const user = userOf(sub);
      if (!user) return undefined;
      const { login, ...claims } = user;
      return { accountId: sub, claims: () => claims };
    },
    async loadExistingGrant({ oidc: { provider, client, account, params } }) {
      const grant = new provider.Grant({
        accountId: account?.accountId ?? '',
        clientId: client?.clientId ?? '',
      });
      grant.addOIDCScope(String(params?.scope));
      grant.addResourceScope(audienceOf(client?.clientId), String(params?.scope));
      await grant.save();
      return grant;
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    extraTokenClaims: (_ctx, token) => {
      const user = 'accountId' in token && token.accountId ? userOf(token.accountId) : undefined;
      if (!user) return undefined;
      const { login, sub, ...claims } = user;
      return { ...claims, ...('sessionUid' in token && { sid: token.sessionUid }) };
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, client) =>
          client.clientAuthMethod === 'none' ? audienceOf(client.clientId) : [],
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, _resource, client) => ({
          audience: client.clientId,
          scope: 'openid email profile offline_access',
          accessTokenFormat: 'jwt',
          accessTokenTTL: 30 * 60,
        }),
      },
    },
  };
}

/** A resource must be a URL; the audience of its tokens may be any string. */
const audienceOf = (clientId = '') => `urn:second:${clientId}`;

const onLocalhost = (path: string) => `http://localhost${path}`;

const metadataOf = ({ id, secret, redirectPaths, signedOutPaths = [] }: ProviderClient) => ({
  client_id: id,
  ...(secret !== undefined && { client_secret: secret }),
  token_endpoint_auth_method: secret === undefined ? ('none' as const) : ('client_secret_basic' as const),
  grant_types: ['authorization_code', ...(secret === undefined ? ['refresh_token'] : [])],
  redirect_uris: redirectPaths.map(onLocalhost),
  post_logout_redirect_uris: signedOutPaths.map(onLocalhost),
});

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}

const loginPage = (problem: string) => `<!doctype html>
<html lang="en">
<title>Second provider</title>
<h1>Second provider</h1>
<p role="alert">${problem}</p>
<form method="post">
<label>Login <input name="login" autofocus></label>
<button>Go on</button>
<button name="cancel" value="yes">Cancel</button>
</form>
</html>`;
