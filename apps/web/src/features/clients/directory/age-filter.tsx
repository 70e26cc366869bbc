import { useState } from 'react';
import { RangeField, type RangeText } from '../../../ui/range-field/range-field.tsx';
import { useDebounced } from '../../../ui/search-input/use-search-text.ts';
import { readAges, writtenAges } from './age-range.ts';

const PAUSE = 500;
const LONGEST_AGE = 3;

type Ages = Parameters<typeof writtenAges>[0];
type Props = { ages: Ages; onChange: (ages: Ages) => void };

/** Ages are read after a pause in typing, because a 1 may become 12. */
export function AgeFilter({ ages, onChange }: Props) {
  const listed = writtenAges(ages);
  const [seen, setSeen] = useState(listed);
  const [text, setText] = useState(listed);
  const [checked, setChecked] = useState(listed);
  // When the ages of the list change, the fields follow, unless they made the change themselves.
  if (!isSame(listed, seen)) {
    setSeen(listed);
    if (!isSame(listed, checked)) {
      setText(listed);
      setChecked(listed);
    }
  }

  function check(next: RangeText) {
    setChecked(next);
    const answer = readAges(next);
    if ('ages' in answer) onChange(answer.ages);
  }
  const wait = useDebounced(check, PAUSE);
  const verdict = readAges(checked);

  return (
    <RangeField
      label="Age"
      maxLength={LONGEST_AGE}
      value={text}
      onChange={(next) => {
        setText(next);
        wait.later(next);
      }}
      onBlur={() => {
        wait.cancel();
        if (!isSame(text, checked)) check(text);
      }}
      error={'error' in verdict ? verdict.error : undefined}
    />
  );
}

const isSame = (one: RangeText, other: RangeText) =>
  one.lowest === other.lowest && one.highest === other.highest;
