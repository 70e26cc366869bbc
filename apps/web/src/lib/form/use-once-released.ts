import { useCallback, useEffect, useRef } from 'react';

const RELEASES = ['pointerup', 'pointercancel'] as const;

/**
 * Runs at once, or when the pointer is released. Leaving a field may show a message that moves what is below:
 * a button that moves between press and release would not be clicked.
 */
export function useOnceReleased() {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // Not before the click is over.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work();
      });
    };
    document.addEventListener('pointerdown', press, options);
    for (const name of RELEASES) document.addEventListener(name, release, options);
    return () => listening.abort();
  }, []);

  return useCallback((work: () => void) => {
    if (isDown.current) waiting.current.push(work);
    else work();
  }, []);
}
