import { useState } from 'react';
import { RangeField } from '../../../ui/range-field/range-field.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

type Props = {
  label: string;
  start?: { lowest: string; highest: string };
  error?: string;
  disabled?: boolean;
};

function Example({ start = { lowest: '', highest: '' }, ...rest }: Props) {
  const [value, setValue] = useState(start);
  return <RangeField {...rest} maxLength={3} value={value} onChange={setValue} />;
}

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'Range field',
  note: 'For numbers from one to another. Either side can be left open.',
  Content: () => (
    <>
      <State name="Open">
        <Example label="Age" />
      </State>
      <State name="Filled">
        <Example label="Score" start={{ lowest: '40', highest: '60' }} />
      </State>
      <State name="Error">
        <Example
          label="Grade"
          start={{ lowest: '9', highest: '3' }}
          error="The lowest grade is above the highest"
        />
      </State>
      <State name="Disabled">
        <Example label="Percentile" start={{ lowest: '5', highest: '95' }} disabled />
      </State>
    </>
  ),
};
