import { useEffect, useState } from 'react';

/** Seconds down to nothing, by the clock on the wall. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const isRunning = now < endsAt;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1000)),
    start(seconds: number) {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1000);
    },
  };
}
