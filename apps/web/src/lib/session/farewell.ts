const KEY = 'hub.farewell';

/** Why a session ended. */
export type Farewell =
  | 'logged-out'
  | 'inactive'
  | 'expired'
  | 'refused'
  | 'elsewhere'
  | 'provider'
  | 'awaiting-approval';

/** Where someone was, to lead them back there after signing in; only them, when it is known who it was. */
export type Place = { path: string; subject?: string | undefined };

type Kept = { farewell: Farewell; place?: Place };

/** Keeps the reason while the browser goes to the provider's sign-out and comes back. */
export function keepFarewell(kept: Kept): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Gives the reason once. */
export function takeFarewell(): Kept | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? undefined : JSON.parse(kept);
}
