const KEY = 'hub.session-end';

/** Why a session ended. */
export type EndReason =
  | 'logged-out'
  | 'inactive'
  | 'expired'
  | 'refused'
  | 'elsewhere'
  | 'provider'
  | 'awaiting-approval';

/** Where someone was, to lead them back there after signing in; only them, when it is known who it was. */
export type ReturnTo = { path: string; subject?: string | undefined };

type SessionEnd = { reason: EndReason; returnTo?: ReturnTo };

/** Keeps the reason while the browser goes to the provider's sign-out and comes back. */
export function keepSessionEnd(kept: SessionEnd): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Gives the reason once. */
export function takeSessionEnd(): SessionEnd | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? undefined : JSON.parse(kept);
}
