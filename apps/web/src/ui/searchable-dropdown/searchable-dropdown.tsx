import { ComboBox } from 'react-aria-components/ComboBox';
import field from '../field/field.module.css';
import { Field, type FieldProps, type Option } from '../field/field.tsx';
import { OptionItem, OptionsPopover } from '../select/options-popover.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './searchable-dropdown.module.css';

type Props = FieldProps & {
  options: readonly Option[];
  /** The value of an option; empty while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  placeholder?: string;
  noMatch?: string;
  /** The options are loading. */
  loading?: boolean;
  autoFocus?: boolean;
  /** For options that are searched by the text, which then stays when none is chosen. */
  search?: { text: string; onChange: (text: string) => void };
};

const takeAll = () => true;

/** One of many options, found by typing a part of its label; case and accents do not matter. */
export function SearchableDropdown(props: Props) {
  const { label, options, value, onChange, placeholder = 'Type to search', noMatch = 'No match' } = props;
  const { loading = false, required = false, disabled = false, help, error, onBlur, name } = props;
  const { autoFocus = false, search } = props;
  return (
    <ComboBox
      {...(name && { name })}
      {...(onBlur && { onBlur })}
      {...(search && searched(search))}
      autoFocus={autoFocus}
      value={value || null}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      allowsEmptyCollection
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${field.field}`}
    >
      <Field label={label} required={required} help={help} error={error}>
        <SearchBox placeholder={placeholder} clear={value && !disabled ? () => onChange('') : undefined} />
      </Field>
      <OptionsPopover empty={<Message text={noMatch} loading={loading} />}>
        {loading ? [] : options.map((option) => <OptionItem key={option.value} {...option} />)}
      </OptionsPopover>
    </ComboBox>
  );
}

const searched = ({ text, onChange }: NonNullable<Props['search']>) => ({
  inputValue: text,
  onInputChange: onChange,
  defaultFilter: takeAll,
  allowsCustomValue: true,
});

function Message({ text, loading }: { text: string; loading: boolean }) {
  return (
    <div className={styles.message}>
      {loading && <Spinner />}
      {loading ? 'Loading…' : text}
    </div>
  );
}
