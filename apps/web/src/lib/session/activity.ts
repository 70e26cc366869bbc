import { INACTIVITY_TIMEOUT, INACTIVITY_WARNING } from './session-settings.ts';

const KEY = 'hub.last-activity';
const SIGNS_OF_LIFE = ['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'click'] as const;
const RECORD_EVERY = 1000;

export type Presence = { status: 'active' } | { status: 'expiring'; endsAt: number } | { status: 'gone' };

/** Whether someone is using the hub, by the time since the last activity. */
export function presenceAt(now: number, lastActivity: number): Presence {
  const idle = now - lastActivity;
  if (idle >= INACTIVITY_TIMEOUT) return { status: 'gone' };
  if (idle >= INACTIVITY_WARNING) return { status: 'expiring', endsAt: lastActivity + INACTIVITY_TIMEOUT };
  return { status: 'active' };
}

/** When someone last used the hub, in any tab of this browser. */
export function lastActivity(now = Date.now()): number {
  const stored = Number(localStorage.getItem(KEY));
  // A time in the future was noted before the clock was set back, and would keep the session open.
  return stored > 0 && stored <= now ? stored : startActivity(now);
}

export const isSomeoneThere = () => presenceAt(Date.now(), lastActivity()).status !== 'gone';

/** Called on signing in and when someone answers the warning. */
export function startActivity(now = Date.now()): number {
  localStorage.setItem(KEY, String(now));
  return now;
}

/**
 * Records mouse, keys, touches and clicks until it is stopped. Once the warning is shown, only an answer to it counts,
 * so that a bumped mouse does not extend the session.
 */
export function recordActivity(): () => void {
  const record = () => {
    const now = Date.now();
    const last = lastActivity();
    if (now - last >= RECORD_EVERY && presenceAt(now, last).status === 'active') startActivity(now);
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, record, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, record, { capture: true });
  };
}
