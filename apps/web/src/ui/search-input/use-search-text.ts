import { useEffect, useRef, useState } from 'react';

/** What stands in the input, of which the value is what has been reported. */
export function useSearchText(value: string, onChange: (value: string) => void, milliseconds: number) {
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const [seen, setSeen] = useState(value);

  // Someone else changed the value. Our own reports come back here too, perhaps after more was typed.
  if (value !== seen) {
    setSeen(value);
    if (value !== reported) {
      setReported(value);
      setText(value);
    }
  }

  function tell(next: string) {
    setReported(next);
    onChange(next);
  }
  const wait = useDebounced(tell, milliseconds);

  function tellNow(next: string) {
    wait.cancel();
    tell(next);
  }
  function change(next: string) {
    setText(next);
    if (milliseconds > 0 && next !== '') wait.later(next);
    else tellNow(next);
  }
  /** What waits is told before anything else is done, such as clearing all filters. */
  function leave() {
    if (text !== reported) tellNow(text);
  }
  return { text, change, report: tellNow, leave };
}

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
