import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Config } from '../../config.ts';
import type { SchoolRequest } from '../interaction.ts';
import { failAs, SchoolFailure } from './school-failure.ts';

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 10;

type Settings = NonNullable<Config['school']>;

export type SchoolProvider = ReturnType<typeof createSchoolProvider>;

/** A client of a school's OpenID provider: authorization code with PKCE, state and nonce. */
export function createSchoolProvider(settings: Settings, redirectUri: URL) {
  let found: Promise<Configuration> | undefined;

  /** Loaded on first use: an unavailable school provider must not keep the hub from starting. */
  async function configuration(): Promise<Configuration> {
    found ??= discover(settings);
    try {
      return await found;
    } catch (cause) {
      found = undefined;
      throw new SchoolFailure('away', { cause });
    }
  }

  return {
    /** The address for the browser, and the request to store until it returns. The state names the interaction. */
    async ask(uid: string): Promise<{ request: SchoolRequest; url: URL }> {
      const config = await configuration();
      const request = {
        state: `${uid}.${randomState()}`,
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri.href,
        scope: SCOPE,
        state: request.state,
        nonce: request.nonce,
        code_challenge: await calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
      });
      return { request, url };
    },

    /** Reads the identity from the provider's answer, which must match the request. */
    async readAnswer(search: string, { state, nonce, verifier }: SchoolRequest) {
      const config = await configuration();
      const answer = new URL(redirectUri);
      answer.search = search;
      const tokens = await authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch(failAs);
      const claims = tokens.claims();
      if (!claims) throw new SchoolFailure('refused');
      return {
        identity: { issuer: claims.iss, subject: claims.sub },
        /** Many providers send the email only with userinfo. */
        async readClaims(): Promise<Record<string, unknown>> {
          if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
          const more = await fetchUserInfo(config, tokens.access_token, claims.sub).catch(failAs);
          return { ...claims, ...more };
        },
      };
    },
  };
}

function discover({ authority, clientId, clientSecret }: Settings): Promise<Configuration> {
  const basic = ClientSecretBasic(clientSecret);
  const post = ClientSecretPost(clientSecret);
  const authenticate: ClientAuth = (server, ...rest) => {
    // The basic header is the default when the provider does not say.
    const takesBasic = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
    return (takesBasic ? basic : post)(server, ...rest);
  };
  const server = new URL(authority);
  return discovery(server, clientId, undefined, authenticate, {
    timeout: TIMEOUT_SECONDS,
    // Verifies signatures even for direct requests, because the connection may not be encrypted.
    execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
  });
}
