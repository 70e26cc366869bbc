import { formatPhone } from '@hub/contract/fields/phone';
import { type ChangeEvent, useRef } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styles from '../field/field.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox, useCaret } from '../text-field/text-box.tsx';
import { reshapePhone } from './reshape-phone.ts';

type Props = FieldProps & {
  value: string;
  /** Called with the formatted number: 608-555-0110. */
  onChange: (value: string) => void;
  name?: string;
  autoComplete?: string;
};

export function PhoneInput(props: Props) {
  const { label, required = false, help, error, disabled = false, value, onChange, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const placeCaret = useCaret(input);
  const shown = formatPhone(value);

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType = '' } = nativeEvent as InputEvent;
    const caret = target.selectionStart ?? target.value.length;
    const next = reshapePhone(shown, { text: target.value, caret, inputType });
    placeCaret(next.caret);
    onChange(next.text);
  }

  return (
    <AriaTextField
      {...rest}
      value={shown}
      type="tel"
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${styles.field}`}
    >
      <Field label={label} required={required} help={help} error={error}>
        <TextBox
          ref={input}
          filled={shown !== '' && !disabled}
          valid={!error}
          onClear={() => onChange('')}
          onInput={change}
        />
      </Field>
    </AriaTextField>
  );
}
