import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

type Example = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & { start?: string };

function Example({ start = '', ...rest }: Example) {
  const [value, setValue] = useState(start);
  return <TextField {...rest} value={value} onChange={setValue} />;
}

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'Text input',
  note: 'For one line of text. The green mark says that nothing is wrong with it, once the field is left.',
  Content: () => (
    <>
      <State name="Empty, required, with help">
        <Example label="First name" required maxLength={50} help="As on the school’s records." />
      </State>
      <State name="Filled">
        <Example label="School" start="Prairie View Middle School" />
      </State>
      <State name="Placeholder">
        <Example label="Website" type="url" placeholder="https://" />
      </State>
      <State name="Counted">
        <Example label="Client ID" counted maxLength={50} start="PV-2217" help="From your own files." />
      </State>
      <State name="Error">
        <Example
          label="Email"
          type="email"
          required
          start="dana.reyes@"
          help="We send the invitation here."
          error="Invalid email format"
        />
      </State>
      <State name="Disabled">
        <Example label="Organization" disabled start="Larkfield Child Psychology" />
      </State>
    </>
  ),
};
