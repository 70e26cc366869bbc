import { useEffect, useRef } from 'react';

/** Calls back after a pause of so many milliseconds; a new value replaces the one that waits. */
export function useDebounced(callback: (value: string) => void, milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The callback of the time when the pause ends, not of the time when the key was pressed.
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function atOnce(value: string) {
    clearTimeout(timer.current);
    latest.current(value);
  }
  function later(value: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), milliseconds);
  }
  return { atOnce, later };
}
