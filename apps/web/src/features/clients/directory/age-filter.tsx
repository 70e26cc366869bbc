import { useState } from 'react';
import { RangeField, type RangeText } from '../../../ui/range-field/range-field.tsx';
import { useDebounced } from '../../../ui/search-input/use-search-text.ts';
import { readAges, writtenAges } from './age-range.ts';

const PAUSE = 500;
const LONGEST_AGE = 3;

type Ages = Parameters<typeof writtenAges>[0];
type Props = { ages: Ages; onChange: (ages: Ages) => void };

/** Ages are looked at after a pause in the typing: 1 is not meant by who is about to write 12. */
export function AgeFilter({ ages, onChange }: Props) {
  const asked = writtenAges(ages);
  const [seen, setSeen] = useState(asked);
  const [text, setText] = useState(asked);
  const [judged, setJudged] = useState(asked);
  // The ages were changed by something else than these fields, or by them: then they are what is written there.
  if (!isSame(asked, seen)) {
    setSeen(asked);
    if (!isSame(asked, judged)) {
      setText(asked);
      setJudged(asked);
    }
  }

  function judge(next: RangeText) {
    setJudged(next);
    const answer = readAges(next);
    if ('ages' in answer) onChange(answer.ages);
  }
  const wait = useDebounced(judge, PAUSE);
  const verdict = readAges(judged);

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
        if (!isSame(text, judged)) judge(text);
      }}
      error={'error' in verdict ? verdict.error : undefined}
    />
  );
}

const isSame = (one: RangeText, other: RangeText) =>
  one.lowest === other.lowest && one.highest === other.highest;
