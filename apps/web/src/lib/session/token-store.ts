import type { StateStore } from 'oidc-client-ts';
import { hasAuthParams } from 'react-oidc-context';

const PREFIX = 'hub.session.';
const RECEIVED_AT = 'hub.tokens-received-at';
const MARKER = 'hub-session';

/**
 * The tokens, shared by all tabs of this browser. A session cookie marks them: without it they are left over from
 * before the browser was closed, perhaps by someone else at a shared computer, and are dropped.
 */
export class TokenStore implements StateStore {
  async get(key: string): Promise<string | null> {
    if (!hasMarker()) {
      await this.remove(key);
      return null;
    }
    return localStorage.getItem(PREFIX + key);
  }

  async set(key: string, value: string): Promise<void> {
    setMarker();
    localStorage.setItem(RECEIVED_AT, String(Date.now()));
    localStorage.setItem(PREFIX + key, value);
  }

  /** When this browser got the tokens, by its own clock. */
  receivedAt(): number {
    return Number(localStorage.getItem(RECEIVED_AT));
  }

  async remove(key: string): Promise<string | null> {
    const value = localStorage.getItem(PREFIX + key);
    localStorage.removeItem(PREFIX + key);
    setMarker('; max-age=0');
    return value;
  }

  async getAllKeys(): Promise<string[]> {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  }

  /** Calls back when another tab has stored or removed tokens. */
  onChange(changed: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === null || event.key.startsWith(PREFIX)) changed();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }
}

const hasMarker = () => document.cookie.split('; ').includes(`${MARKER}=open`);

function setMarker(lifetime = '') {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${MARKER}=open; path=/; samesite=strict${secure}${lifetime}`;
}

/** Whether this browser holds tokens or the provider's answer; works before the settings are loaded. */
export const isSessionExpected = () =>
  hasAuthParams() || (hasMarker() && Object.keys(localStorage).some((key) => key.startsWith(PREFIX)));

/** Whether the access token says that the email is confirmed. A token that is not a JWT counts as confirmed. */
export function isEmailConfirmed(accessToken: string): boolean {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims: { email_verified?: boolean } = JSON.parse(
      atob(payload.replace(/-/g, '+').replace(/_/g, '/')),
    );
    return claims.email_verified !== false;
  } catch {
    return true;
  }
}
