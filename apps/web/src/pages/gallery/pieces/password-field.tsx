import { type ComponentProps, useState } from 'react';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import type { GalleryPiece } from '../gallery-piece.ts';
import { State } from '../state.tsx';

type Strength = NonNullable<ComponentProps<typeof PasswordField>['strength']>;

const labels = ['Password strength', 'Very Weak', 'Weak', 'Good', 'Strong'];

const strength = (
  score: Strength['score'],
  length: boolean,
  repeats: boolean,
  sequences: boolean,
): Strength => ({
  score,
  label: `${labels[score]}`,
  requirements: [
    { label: '12 to 64 characters', met: length },
    { label: 'No repeated characters', met: repeats },
    { label: 'No sequences', met: sequences },
  ],
});

const levels = [
  { password: '', strength: strength(0, false, false, false) },
  { password: 'aaaa123', strength: strength(1, false, false, false) },
  { password: 'aaaa quiet meadow', strength: strength(2, true, false, true) },
  { password: 'quiet meadow 7', strength: strength(3, true, true, true) },
  { password: 'quiet meadow, slow river', strength: strength(4, true, true, true) },
];

type Example = Omit<ComponentProps<typeof PasswordField>, 'value' | 'onChange'> & { start?: string };

function Example({ start = '', ...rest }: Example) {
  const [value, setValue] = useState(start);
  return <PasswordField {...rest} value={value} onChange={setValue} />;
}

/** Stands in for the rule of the contract, which the gallery shows in the form kit. */
function Measured() {
  const [value, setValue] = useState('');
  const level = value === '' ? 0 : value.length < 12 ? 1 : value.length < 18 ? 3 : 4;
  const long = value.length >= 12;
  return (
    <PasswordField
      label="New password"
      required
      autoComplete="new-password"
      value={value}
      onChange={setValue}
      strength={{
        ...strength(level, long, long, long),
        warning:
          'Avoid repetitions and sequences greater than 3 characters in length. e.g aaaa, abc or 123 at not valid.',
      }}
    />
  );
}

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'Password field',
  note: 'For passwords only. The meter goes with a new one; a field for the current one has none.',
  Content: () => (
    <>
      <State name="New password">
        <Measured />
      </State>
      {levels.map(({ password, strength }) => (
        <State key={strength.score} name={`Level ${strength.score}`}>
          <Example label={`Password of level ${strength.score}`} start={password} strength={strength} />
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
