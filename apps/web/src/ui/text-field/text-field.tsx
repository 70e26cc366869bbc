import { TEXT_MAX_LENGTH } from '@hub/contract/fields/text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styles from '../field/field.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from './text-box.tsx';

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  name?: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** Which keyboard a phone shows. */
  inputMode?: 'numeric';
  autoComplete?: string;
  autoFocus?: boolean;
  placeholder?: string;
  maxLength?: number;
  /** Shows 'N characters remaining'. */
  counted?: boolean;
};

export function TextField(props: Props) {
  const { label, required = false, help, error, disabled = false, placeholder, ...rest } = props;
  const { maxLength = TEXT_MAX_LENGTH, counted = false, ...input } = rest;
  const remaining = counted ? { text: input.value, limit: maxLength } : undefined;
  return (
    <AriaTextField
      {...input}
      maxLength={maxLength}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      // The form validates; the browser's own bubbles stay away.
      validationBehavior="aria"
      className={`${styles.field}`}
    >
      <Field label={label} required={required} help={help} error={error} remaining={remaining}>
        <TextBox
          placeholder={placeholder}
          filled={input.value !== '' && !disabled}
          // A search is never invalid.
          valid={!error && input.type !== 'search'}
          onClear={() => input.onChange('')}
        />
      </Field>
    </AriaTextField>
  );
}
