import { type ComponentProps, useState } from 'react';
import { type Delivery, DeliveryChoice } from '../../../ui/delivery-choice/delivery-choice.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

type Example = Omit<ComponentProps<typeof DeliveryChoice>, 'value' | 'onChange'> & { start?: Delivery };

function Example({ start, ...rest }: Example) {
  const [value, setValue] = useState<Delivery | null>(start ?? null);
  return <DeliveryChoice {...rest} value={value} onChange={setValue} />;
}

export const piece: GalleryPiece = {
  group: 'Choices',
  title: 'Delivery choice',
  note: 'How a respondent gets a form: a link by email, or this device handed over.',
  Content: () => (
    <>
      <State name="Nothing chosen">
        <Example label="Parent form" required />
      </State>
      <State name="Chosen">
        <Example label="Teacher form" start="email" help="Can be changed until it is sent." />
      </State>
      <State name="Error">
        <Example label="Self-report" required error="Please select an option" />
      </State>
      <State name="Disabled">
        <Example label="Interview" start="inPerson" disabled />
      </State>
    </>
  ),
};
