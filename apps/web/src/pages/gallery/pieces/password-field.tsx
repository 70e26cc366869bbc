import { type ComponentProps, useState } from 'react';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

/** One of each level, from nothing to the best. */
const passwords = ['', 'aaaa123', 'aaaa quiet meadow', 'quiet meadow 7', 'quiet meadow, slow river'];

type Example = Omit<ComponentProps<typeof PasswordField>, 'value' | 'onChange'> & { start?: string };

function Example({ start = '', ...rest }: Example) {
  const [value, setValue] = useState(start);
  return <PasswordField {...rest} value={value} onChange={setValue} />;
}

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'Password field',
  note: 'For passwords only. The meter goes with a new one; a field for the current one has none.',
  Content: () => (
    <>
      <State name="New password">
        <Example label="New password" required autoComplete="new-password" measured />
      </State>
      {passwords.map((password, level) => (
        <State key={password} name={`Level ${level}`}>
          <Example label={`Password of level ${level}`} start={password} measured />
        </State>
      ))}
      <State name="Current password">
        <Example label="Current password" autoComplete="current-password" start="quiet meadow 7" />
      </State>
      <State name="Error">
        <Example label="Confirm password" required start="quiet" error="Your passwords do not match" />
      </State>
      <State name="Disabled">
        <Example label="Temporary password" disabled start="quiet meadow 7" />
      </State>
    </>
  ),
};
