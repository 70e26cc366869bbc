import { useState } from 'react';
import { SearchInput } from '../../../ui/search-input/search-input.tsx';
import { Toggle } from '../../../ui/toggle/toggle.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

function Example({ label, debounce = 0, start = '' }: { label: string; debounce?: number; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <div>
      <SearchInput label={label} value={value} onChange={setValue} debounce={debounce} />
      {debounce > 0 && <p>Searched for: {value || 'nothing'}</p>}
    </div>
  );
}

function CanBeDisabled() {
  const [value, setValue] = useState('Reyes');
  const [disabled, setDisabled] = useState(false);
  return (
    <>
      <SearchInput label="Search cases" value={value} onChange={setValue} disabled={disabled} />
      <Toggle label="Disabled" on={disabled} onChange={setDisabled} />
    </>
  );
}

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'Search input',
  note: 'For finding in a list, where room is scarce. Opens from its icon and closes when it is left empty.',
  Content: () => (
    <>
      <State name="Closed">
        <Example label="Search clients" />
      </State>
      <State name="Filled">
        <Example label="Search practitioners" start="Dana" />
      </State>
      <State name="Waits for a pause of 300 ms">
        <Example label="Search products" debounce={300} />
      </State>
      <State name="Can be disabled">
        <CanBeDisabled />
      </State>
    </>
  ),
};
