import { useEffect, useRef, useState } from 'react';

/** The text of the input; `value` is the last reported text. */
export function useSearchText(value: string, onChange: (value: string) => void, milliseconds: number) {
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const [seen, setSeen] = useState(value);

  // The parent changed the value. Our own reports come back here too, perhaps after more was typed.
  if (value !== seen) {
    setSeen(value);
    if (value !== reported) {
      setReported(value);
      setText(value);
    }
  }

  function report(next: string) {
    setReported(next);
    onChange(next);
  }
  const wait = useDebounced(report, milliseconds);

  function reportNow(next: string) {
    wait.cancel();
    report(next);
  }
  function change(next: string) {
    setText(next);
    if (milliseconds > 0 && next !== '') wait.later(next);
    else reportNow(next);
  }
  /** Reports a waiting text at once, before another action such as clearing all filters. */
  function leave() {
    if (text !== reported) reportNow(text);
  }
  return { text, change, report: reportNow, leave };
}

/** Calls back after a pause; a new value replaces the waiting one. */
export function useDebounced<Value>(callback: (value: Value) => void, milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A ref, so that the current callback runs when the pause ends.
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
