import { type ComponentProps, useState } from 'react';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

type Example = Omit<ComponentProps<typeof RadioGroup>, 'value' | 'onChange'> & { start?: string };

function Example({ start, ...rest }: Example) {
  const [value, setValue] = useState<string | null>(start ?? null);
  return <RadioGroup {...rest} value={value} onChange={setValue} />;
}

const deliveries = [
  { value: 'email', label: 'Email', help: 'The respondent gets a link.' },
  { value: 'in-person', label: 'In Person', help: 'On this device, under your eyes.' },
  { value: 'paper', label: 'Paper', disabled: true },
];
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const piece: GalleryPiece = {
  group: 'Choices',
  title: 'Radio group',
  note: 'For one of a few choices that should all be in sight. Side by side for two or three short words.',
  Content: () => (
    <>
      <State name="Vertical">
        <Example
          label="Delivery"
          options={deliveries}
          start="email"
          help="Can be changed until it is sent."
        />
      </State>
      <State name="Horizontal, required">
        <Example label="Licensed" required orientation="horizontal" options={yesOrNo} />
      </State>
      <State name="Error">
        <Example label="Supervised" required options={yesOrNo} error="Please select an option" />
      </State>
      <State name="Disabled">
        <Example label="Scored by hand" disabled options={yesOrNo} start="no" orientation="horizontal" />
      </State>
    </>
  ),
};
