import { type ComponentProps, useState } from 'react';
import { PhoneInput } from '../../../ui/phone-input/phone-input.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

type Example = Omit<ComponentProps<typeof PhoneInput>, 'value' | 'onChange'> & { start?: string };

function Example({ start = '', ...rest }: Example) {
  const [value, setValue] = useState(start);
  return <PhoneInput {...rest} value={value} onChange={setValue} />;
}

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'Phone input',
  note: 'For a US phone number. Takes any way to write one and shows it as 608-555-0110.',
  Content: () => (
    <>
      <State name="Empty">
        <Example label="Phone" help="Ten digits, such as 608-555-0110." autoComplete="tel-national" />
      </State>
      <State name="Filled">
        <Example label="Clinic phone" start="6085550110" />
      </State>
      <State name="Error">
        <Example
          label="Contact’s phone"
          required
          start="608-555"
          error="Invalid format, the number must have 10 digits."
        />
      </State>
      <State name="Disabled">
        <Example label="Support phone" disabled start="800-555-0142" />
      </State>
    </>
  ),
};
