import { type ComponentProps, useState } from 'react';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { CheckboxGroup } from '../../../ui/checkbox/checkbox-group.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

type Example = Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'> & { start?: boolean };

function Example({ start = false, ...rest }: Example) {
  const [checked, setChecked] = useState(start);
  return <Checkbox {...rest} checked={checked} onChange={setChecked} />;
}

const forms = ['Parent form', 'Teacher form', 'Self-report'];

function SomeOfAll() {
  const [chosen, setChosen] = useState<string[]>(['Parent form']);
  return (
    <div>
      <Checkbox
        label="All forms"
        checked={chosen.length === forms.length}
        indeterminate={chosen.length > 0 && chosen.length < forms.length}
        onChange={(all) => setChosen(all ? forms : [])}
      />
      {forms.map((form) => (
        <Checkbox
          key={form}
          label={form}
          checked={chosen.includes(form)}
          onChange={(on) => setChosen(on ? [...chosen, form] : chosen.filter((other) => other !== form))}
        />
      ))}
    </div>
  );
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish', help: 'Parent and self-report forms only.' },
  { value: 'fr', label: 'French', disabled: true },
];

function Group({ error }: { error?: string }) {
  const [value, setValue] = useState<string[]>(error ? [] : ['en']);
  return (
    <CheckboxGroup
      label={error ? 'Languages at home' : 'Languages of the report'}
      required
      options={languages}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

export const piece: GalleryPiece = {
  group: 'Choices',
  title: 'Checkbox',
  note: 'For one thing that is so or is not, and for any number of a few choices.',
  Content: () => (
    <>
      <State name="With a description">
        <Example label="Send a reminder" help="Two days before the form expires." start />
      </State>
      <State name="Unchecked">
        <Example label="Interpreter needed" />
      </State>
      <State name="Some of all">
        <SomeOfAll />
      </State>
      <State name="Error">
        <Example label="I certify that I am qualified" required error="This field is required" />
      </State>
      <State name="Disabled">
        <Example label="Consent on file" disabled start />
      </State>
      <State name="Group">
        <Group />
      </State>
      <State name="Group with an error">
        <Group error="This field is required" />
      </State>
    </>
  ),
};
