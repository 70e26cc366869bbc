import { useSearchText } from '../search-input/use-search-text.ts';
import { TextField } from '../text-field/text-field.tsx';

const PAUSE = 300;

type Props = {
  label: string;
  value: string;
  /** Told after a pause in the typing. */
  onChange: (value: string) => void;
};

export function SearchFilter({ label, value, onChange }: Props) {
  const { text, change, leave } = useSearchText(value, onChange, PAUSE);
  return <TextField label={label} type="search" value={text} onChange={change} onBlur={leave} />;
}
