import type { RuntimeConfig } from '@hub/contract/runtime-config';
import {
  ErrorTimeout,
  type SignoutRedirectArgs,
  type User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { paths } from '../../app/paths.ts';
import { NoAnswer } from '../api/api-problem.ts';
import { isSomeoneThere, startActivity } from './activity.ts';
import { isHandedOver, takeBack } from './hand-over.ts';
import { keepSessionEnd, type ReturnTo } from './session-end.ts';
import {
  inSeconds,
  POPUP_WINDOW_HEIGHT,
  SESSION_CHECK_INTERVAL,
  SILENT_REQUEST_TIMEOUT,
  STALE_STATE_AGE,
  TOKEN_EXPIRY_MARGIN,
} from './session-settings.ts';
import { TokenStore } from './token-store.ts';

const TOKENS = 'hub.tokens';
const SETTLING_MS = 250;

/**
 * One tab at a time. Stored tokens reach the other tabs with a delay, so the lock is held a moment longer: otherwise
 * the next tab reads the old ones.
 */
function withTabLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    void navigator.locks.request(TOKENS, async () => {
      await work().then(resolve, reject);
      await new Promise((settled) => setTimeout(settled, SETTLING_MS));
    });
  });
}

export const absoluteUrl = (path: string) => window.location.origin + path;

/** So close to its expiry, a token might be invalid on arrival. */
export const isEnding = (user: User) =>
  (user.expires_in ?? Number.POSITIVE_INFINITY) * 1000 < TOKEN_EXPIRY_MARGIN;

const replaceAddress = (path: string) => window.history.replaceState(null, '', path);

/** Some providers answer in the fragment; the library reads only the query. */
function withAnswerInQuery(url: string): string {
  const { href, hash, origin, pathname } = new URL(url);
  return new URLSearchParams(hash.slice(1)).has('state') ? `${origin}${pathname}?${hash.slice(1)}` : href;
}

/** The page that the user was on before signing in. */
function returnPathFor(user: User | undefined): string {
  const returnTo = user?.state as ReturnTo | undefined;
  const isTheirs = returnTo && (returnTo.subject === undefined || returnTo.subject === user?.profile.sub);
  return isTheirs ? returnTo.path : paths.start;
}

/**
 * Opens the case that the device was handed over from; the server gives it only to the practitioner who
 * handed it over.
 */
async function goBackToCase(user: User): Promise<void> {
  takeBack();
  const { goBackFromHandOff } = await import('./go-back-from-hand-off.ts');
  await goBackFromHandOff(user.access_token);
}

const isUnreachable = (error: unknown) =>
  error instanceof TypeError || error instanceof ErrorTimeout || error instanceof NoAnswer;

/** Talks to the identity provider, for all tabs of this browser as one. */
export class SessionManager extends UserManager {
  readonly tokens: TokenStore;
  readonly #isExternal: boolean;
  #idTokenHint: string | undefined;

  constructor({ authority, clientId, scope, externalProvider }: RuntimeConfig) {
    const tokens = new TokenStore();
    super({
      authority,
      client_id: clientId,
      redirect_uri: absoluteUrl(paths.start),
      post_logout_redirect_uri: absoluteUrl(paths.landing),
      response_type: 'code',
      scope,
      // keepSession renews the tokens.
      automaticSilentRenew: false,
      accessTokenExpiringNotificationTimeInSeconds: inSeconds(TOKEN_EXPIRY_MARGIN),
      requestTimeoutInSeconds: inSeconds(SILENT_REQUEST_TIMEOUT),
      silentRequestTimeoutInSeconds: inSeconds(SILENT_REQUEST_TIMEOUT),
      staleStateAgeInSeconds: inSeconds(STALE_STATE_AGE),
      monitorSession: true,
      checkSessionIntervalInSeconds: inSeconds(SESSION_CHECK_INTERVAL),
      popupWindowFeatures: { height: POPUP_WINDOW_HEIGHT },
      userStore: tokens,
      stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    });
    this.tokens = tokens;
    this.#isExternal = externalProvider;
  }

  /** The provider's answer works once, so it is removed from the address: a reload must not send it again. */
  override async signinCallback(url = window.location.href): Promise<User | undefined> {
    try {
      const user = await super.signinCallback(withAnswerInQuery(url));
      startActivity();
      replaceAddress(returnPathFor(user));
      if (user && isHandedOver()) void goBackToCase(user);
      return user;
    } catch (error) {
      // Going back in the history repeats a used answer of the provider, which must not end the session.
      const user = await this.getUser();
      replaceAddress(user ? paths.start : paths.login);
      if (user) return user;
      throw error;
    }
  }

  /** At the start, drops tokens that have expired or that nobody has used for too long. */
  async forgetDeadSession(): Promise<void> {
    const user = await this.getUser();
    if (!user) return;
    if (isSomeoneThere() && !isEnding(user)) return;
    keepSessionEnd({ reason: isSomeoneThere() ? 'expired' : 'inactive' });
    await this.removeUser();
  }

  /** One tab renews for all: a second use of the same refresh token would end the session. */
  async renew(held: User): Promise<void> {
    await withTabLock(async () => {
      const current = await this.getUser();
      if (current?.access_token !== held.access_token) return;
      // The library loses its own setting here, and would wait forever.
      await this.signinSilent({ silentRequestTimeoutInSeconds: inSeconds(SILENT_REQUEST_TIMEOUT) });
    });
  }

  /** Forgets the tokens first, whatever the provider answers. One tab signs out for all. */
  override async signoutRedirect(args: SignoutRedirectArgs = {}): Promise<void> {
    // The same lock as for renewal, which could otherwise store new tokens afterwards.
    const user = await withTabLock(async () => {
      const current = await this.getUser();
      await this.removeUser();
      return current;
    });
    this.#idTokenHint = user?.id_token ?? this.#idTokenHint;
    if (user) await this.#revoke(user);
    if (this.#idTokenHint) await super.signoutRedirect({ ...args, id_token_hint: this.#idTokenHint });
  }

  /** Adopts what another tab has stored: new tokens, another user, or nobody. */
  async adopt(): Promise<void> {
    const user = await this.getUser(true);
    if (!user) await this.events.unload();
  }

  /** A refusal is ignored. If the provider cannot be reached, signing out fails and the hub stays open. */
  async #revoke(user: User): Promise<void> {
    const revocations = await Promise.allSettled([
      this.#isExternal &&
        import('./end-session-here.ts').then(({ endSessionHere }) => endSessionHere(user.access_token)),
      this._client.revokeToken(user.access_token, 'access_token'),
      user.refresh_token && this._client.revokeToken(user.refresh_token, 'refresh_token'),
    ]);
    const failures = revocations.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const unreachable = failures.find(isUnreachable);
    if (unreachable) throw unreachable;
  }
}
