import { UserManager } from 'oidc-client-ts';

declare global {
  interface Window {
    newUserManager: () => UserManager;
  }
}

// Runs in the browser, on pages of the hub's origin.
window.newUserManager = () =>
  new UserManager({
    authority: `${window.location.origin}/idp`,
    client_id: 'hub-web',
    redirect_uri: `${window.location.origin}/`,
    post_logout_redirect_uri: `${window.location.origin}/`,
    scope: 'openid email',
    loadUserInfo: true,
    automaticSilentRenew: false,
  });
