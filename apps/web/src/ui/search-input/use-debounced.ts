import { useEffect, useRef } from 'react';

/** Calls back after a pause of so many milliseconds; a new value replaces the one that waits. */
export function useDebounced<Value>(callback: (value: Value) => void, milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The callback of the time when the pause ends, not of the time when the key was pressed.
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const cancel = () => clearTimeout(timer.current);
  function later(value: Value) {
    cancel();
    timer.current = setTimeout(() => latest.current(value), milliseconds);
  }
  return { later, cancel };
}
