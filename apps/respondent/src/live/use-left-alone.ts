import { useEffect, useRef } from 'react';

const LEFT_ALONE_MS = 30 * 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const CHECK_EVERY_MS = 5_000;

/**
 * Calls back when nobody has touched the page for half an hour. It reads the clock, so a device that slept
 * meanwhile notices on waking.
 */
export function useLeftAlone(isWatched: boolean, onLeftAlone: () => void): void {
  const latest = useRef(onLeftAlone);
  latest.current = onLeftAlone;
  useEffect(() => {
    if (!isWatched) return;
    let last = Date.now();
    const live = () => {
      // Waking the device is no sign that the respondent is back.
      if (Date.now() - last < LEFT_ALONE_MS) last = Date.now();
    };
    const check = () => {
      if (Date.now() - last < LEFT_ALONE_MS) return;
      stop();
      latest.current();
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    const stop = () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, live, { capture: true });
      document.removeEventListener('visibilitychange', check);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, live, { capture: true, passive: true });
    document.addEventListener('visibilitychange', check);
    return stop;
  }, [isWatched]);
}
