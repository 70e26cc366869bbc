import { MAX_SECONDS } from '@hub/contract/core/assessment/answer-limits';
import { useEffect, useState } from 'react';

/** Returns the time on the screen since the last call, so that the times of an item add up. */
export function useSeconds(): () => number {
  const [stopwatch] = useState(createStopwatch);
  useEffect(() => {
    const listener = () => (document.visibilityState === 'hidden' ? stopwatch.stop() : stopwatch.goOn());
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [stopwatch]);
  return stopwatch.lap;
}

function createStopwatch() {
  let sum = 0;
  /** Undefined while the page is hidden, because that time does not count. */
  let since: number | undefined = performance.now();
  const passed = () => sum + (since === undefined ? 0 : performance.now() - since);
  return {
    lap: () => {
      const seconds = Math.round(passed() / 100) / 10;
      sum = 0;
      since &&= performance.now();
      return Math.min(seconds, MAX_SECONDS);
    },
    stop: () => {
      sum = passed();
      since = undefined;
    },
    goOn: () => {
      since ??= performance.now();
    },
  };
}
