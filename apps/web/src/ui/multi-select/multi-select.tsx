import { Select as AriaSelect, type Key } from 'react-aria-components/Select';
import field from '../field/field.module.css';
import { Field, type FieldProps, type Option } from '../field/field.tsx';
import { OptionItem, OptionsPopover } from '../select/options-popover.tsx';
import { SelectButton } from '../select/select-button.tsx';
import { CheckItem } from './check-item.tsx';
import { describeChecked, isAllChecked, type Press, pressEntry } from './checked-values.ts';

/** The keys of the entries that are not options: an option's value has at least one letter or digit. */
const NONE = '';
const ALL = ' ';

type Props = FieldProps & {
  options: readonly Option[];
  /** The values that are checked, in the order of the options. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The empty default: shown while nothing is checked, and the entry that clears the selection. */
  emptyLabel?: string;
};

/** Any number of several options. */
export function MultiSelect(props: Props) {
  const { label, options, value, onChange, emptyLabel = 'Select options', required = false } = props;
  const { disabled = false, help, error, onBlur } = props;
  const all = isAllChecked(value, options);
  const shown = [...(value.length === 0 ? [NONE] : []), ...(all ? [ALL] : []), ...value];
  const stateOf = (checked: boolean) => (checked ? 'checked' : 'unchecked');
  return (
    <AriaSelect
      {...(onBlur && { onBlur })}
      selectionMode="multiple"
      value={shown}
      onChange={(keys) => {
        const pressed = pressesOf(changedKeys(shown, keys));
        onChange(pressed.reduce((checked, press) => pressEntry(checked, options, press), [...value]));
      }}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${field.field}`}
    >
      <Field label={label} required={required} help={help} error={error}>
        <SelectButton
          text={describeChecked(value, options) ?? emptyLabel}
          required={required}
          muted={value.length === 0}
        />
      </Field>
      <OptionsPopover>
        <OptionItem value={NONE} label={emptyLabel} muted />
        <CheckItem
          id={ALL}
          label="Select all"
          state={all ? 'checked' : value.length ? 'mixed' : 'unchecked'}
          divided
        />
        {options.map((option) => (
          <CheckItem
            key={option.value}
            id={option.value}
            label={option.label}
            state={stateOf(value.includes(option.value))}
          />
        ))}
      </OptionsPopover>
    </AriaSelect>
  );
}

/** One key at a press; several when the keyboard extends the selection. */
const changedKeys = (before: readonly Key[], after: readonly Key[]) => [
  ...after.filter((key) => !before.includes(key)),
  ...before.filter((key) => !after.includes(key)),
];

const pressesOf = (keys: readonly Key[]): Press[] => {
  if (keys.includes(ALL)) return [{ entry: 'all' }];
  if (keys.includes(NONE)) return [{ entry: 'none' }];
  return keys.map((key) => ({ entry: 'option', value: String(key) }));
};
