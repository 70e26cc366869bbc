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

/** The page to return to after signing in; only for the same user, when a subject is given. */
export type ReturnTo = { path: string; subject?: string | undefined };

type SessionEnd = { reason: EndReason; returnTo?: ReturnTo };

/** Keeps the reason across the redirect to the provider's sign-out page. */
export function keepSessionEnd(kept: SessionEnd): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Returns the reason and deletes it. */
export function takeSessionEnd(): SessionEnd | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? undefined : JSON.parse(kept);
}
