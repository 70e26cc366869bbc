import { useState } from 'react';
import { useDebounced } from '../../../ui/search-input/use-search-text.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { readAge, writtenAge } from './age-text.ts';

const PAUSE = 500;
const LONGEST_AGE = 7;

type Props = { months: number | undefined; onChange: (months: number | undefined) => void };

/** An age is read after a pause in typing, because a 1 may become 12. */
export function AgeFilter({ months, onChange }: Props) {
  const listed = writtenAge(months);
  const [seen, setSeen] = useState(listed);
  const [text, setText] = useState(listed);
  const [checked, setChecked] = useState(listed);
  // When the age of the list changes, the field follows, unless it made the change itself.
  if (listed !== seen) {
    setSeen(listed);
    const answer = readAge(checked);
    if (!('months' in answer) || answer.months !== months) {
      setText(listed);
      setChecked(listed);
    }
  }

  function check(next: string) {
    setChecked(next);
    const answer = readAge(next);
    if ('months' in answer) onChange(answer.months);
  }
  const wait = useDebounced(check, PAUSE);
  const verdict = readAge(checked);

  return (
    <TextField
      label="Age"
      type="search"
      placeholder="6 or 6:3"
      maxLength={LONGEST_AGE}
      value={text}
      onChange={(next) => {
        setText(next);
        wait.later(next);
      }}
      onBlur={() => {
        wait.cancel();
        if (text !== checked) check(text);
      }}
      error={'error' in verdict ? verdict.error : undefined}
    />
  );
}
