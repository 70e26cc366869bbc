import type { RuntimeConfig } from '@hub/contract/runtime-config';
import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { hasAuthParams } from 'react-oidc-context';

const TOKENS_PREFIX = 'hub.session.';

/** Talks to the identity provider and keeps the tokens for as long as the tab lives. */
export class SessionManager extends UserManager {
  constructor({ authority, clientId, scope }: RuntimeConfig) {
    super({
      authority,
      client_id: clientId,
      redirect_uri: `${window.location.origin}/`,
      post_logout_redirect_uri: `${window.location.origin}/`,
      response_type: 'code',
      scope,
      automaticSilentRenew: false,
      userStore: new WebStorageStateStore({ store: window.sessionStorage, prefix: TOKENS_PREFIX }),
      stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    });
  }

  override async signinCallback(url = window.location.href) {
    try {
      return await super.signinCallback(url);
    } catch (error) {
      // Going back in the history repeats an answer of the provider that was used already; that is no
      // reason to end the session it began.
      const user = await this.getUser();
      if (user && !user.expired) return user;
      throw error;
    } finally {
      removeCallbackParameters();
    }
  }
}

/** The provider's answer works once: a reload or a bookmark must not send it again. */
function removeCallbackParameters() {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** Whether this tab holds tokens or brings the provider's answer: asked before the settings are known. */
export function isSessionExpected() {
  return hasAuthParams() || Object.keys(window.sessionStorage).some((key) => key.startsWith(TOKENS_PREFIX));
}
