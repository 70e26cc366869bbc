import { useState } from 'react';
import { DateInput } from '../../../ui/date-input/date-input.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const TODAY = '11/15/2026';

/** Stands in for a form's rule. */
const isRealDate = (text: string) => {
  const [month = 0, day = 0, year = 0] = text.split('/').map(Number);
  return text.length === 10 && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
};

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'Date input',
  note: 'For a calendar day. Typing is quickest, so the slashes come by themselves; pasting takes the usual forms; the calendar helps where the weekday matters.',
  Content: () => {
    const [birthDay, setBirthDay] = useState('');
    const [error, setError] = useState<string>();
    const [referral, setReferral] = useState('11/03/2026');
    const [evaluation, setEvaluation] = useState('11/20/2026');
    return (
      <>
        <State name="Empty, checked when left">
          <DateInput
            label="Date of birth"
            value={birthDay}
            onChange={setBirthDay}
            onBlur={(value) => setError(value && !isRealDate(value) ? 'Invalid date format' : undefined)}
            today={TODAY}
            help="As on the client’s records."
            error={error}
          />
        </State>
        <State name="Filled, required">
          <DateInput label="Referral date" value={referral} onChange={setReferral} today={TODAY} required />
        </State>
        <State name="Within bounds">
          <DateInput
            label="Evaluation date"
            value={evaluation}
            onChange={setEvaluation}
            min="11/10/2026"
            max="01/20/2027"
            today={TODAY}
            help="Between 11/10/2026 and 01/20/2027."
          />
        </State>
        <State name="Error">
          <DateInput
            label="Expiration date"
            value="11/01/2026"
            onChange={() => {}}
            error="Expiration needs to be after Referral Date"
          />
        </State>
        <State name="Disabled">
          <DateInput label="Last evaluation" value="03/09/2025" onChange={() => {}} disabled />
        </State>
      </>
    );
  },
};
