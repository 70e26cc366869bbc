import { Select as AriaSelect } from 'react-aria-components/Select';
import field from '../field/field.module.css';
import { Field, type FieldProps, type Option } from '../field/field.tsx';
import { OptionItem, OptionsPopover } from './options-popover.tsx';
import { SelectButton } from './select-button.tsx';

type Props = FieldProps & {
  options: readonly Option[];
  /** The value of an option; empty while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  /** Also the entry that clears the choice, where the field is not required. */
  placeholder?: string;
};

/** One of several options. */
export function Select(props: Props) {
  const { label, options, value, onChange, placeholder = 'Select an option', required = false } = props;
  const { disabled = false, help, error, onBlur, name } = props;
  return (
    <AriaSelect
      {...(name && { name })}
      {...(onBlur && { onBlur })}
      value={value || null}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      placeholder={placeholder}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${field.field}`}
    >
      <Field label={label} required={required} help={help} error={error}>
        <SelectButton required={required} />
      </Field>
      <OptionsPopover>
        {!required && <OptionItem value="" label={placeholder} muted />}
        {options.map((option) => (
          <OptionItem key={option.value} {...option} />
        ))}
      </OptionsPopover>
    </AriaSelect>
  );
}
