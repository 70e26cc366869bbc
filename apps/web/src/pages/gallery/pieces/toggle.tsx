import { type ComponentProps, useState } from 'react';
import { Toggle } from '../../../ui/toggle/toggle.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

type Example = Omit<ComponentProps<typeof Toggle>, 'on' | 'onChange'> & { start?: boolean };

function Example({ start = false, ...rest }: Example) {
  const [on, setOn] = useState(start);
  return <Toggle {...rest} on={on} onChange={setOn} />;
}

export const piece: GalleryPiece = {
  group: 'Choices',
  title: 'Toggle',
  note: 'For a setting that applies at once. What is sent with a form is a checkbox.',
  Content: () => (
    <>
      <State name="Off">
        <Example label="Show closed cases" />
      </State>
      <State name="On, with a description">
        <Example label="Email notices" start help="When a respondent finishes a form." />
      </State>
      <State name="Error">
        <Example label="Share with the school" error="This could not be changed. Try again." />
      </State>
      <State name="Disabled">
        <Example label="Pooled licenses" disabled />
        <Example label="Individual licenses" disabled start />
      </State>
    </>
  ),
};
