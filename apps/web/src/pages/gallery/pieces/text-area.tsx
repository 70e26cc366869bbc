import { useState } from 'react';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const long = 'Referred by the school after the spring screening. '.repeat(3);

function Comment({ start = '', error, disabled }: { start?: string; error?: string; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <TextArea
      label="Comments"
      limit={100}
      value={value}
      onChange={setValue}
      error={error}
      disabled={disabled}
      help="Seen by your organization only."
    />
  );
}

function CutComment() {
  const [value, setValue] = useState('');
  const [cuts, setCuts] = useState(0);
  return (
    <>
      <TextArea
        label="Reason for referral"
        limit={20}
        cut
        onLimitExceeded={() => setCuts(cuts + 1)}
        value={value}
        onChange={setValue}
      />
      {cuts > 0 && <p>The limit was reached.</p>}
    </>
  );
}

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'Text area',
  note: 'For more than a line. It grows with its text and says how much room is left.',
  Content: () => (
    <>
      <State name="Empty">
        <Comment />
      </State>
      <State name="Over the limit">
        <Comment start={long} />
      </State>
      <State name="Error">
        <Comment start={long} error="Maximum length exceeded" />
      </State>
      <State name="Cut at its limit">
        <CutComment />
      </State>
      <State name="Disabled">
        <Comment disabled start="Prefers mornings." />
      </State>
    </>
  ),
};
