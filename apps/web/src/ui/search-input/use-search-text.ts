import { useState } from 'react';
import { useDebounced } from './use-debounced.ts';

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

  const tell = useDebounced((next) => {
    setReported(next);
    onChange(next);
  }, milliseconds);

  function change(next: string) {
    setText(next);
    if (milliseconds > 0 && next !== '') tell.later(next);
    else tell.atOnce(next);
  }
  return { text, change, report: tell.atOnce };
}
