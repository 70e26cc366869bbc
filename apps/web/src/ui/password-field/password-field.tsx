import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styles from '../field/field.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { PasswordBox } from './password-box.tsx';
import { StrengthMeter } from './strength-meter.tsx';

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  name?: string;
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
  /** Shows the strength of a new password and its requirements. */
  measured?: boolean;
};

/** Has no maxLength: a silently cut password would not be the one that the user knows. */
export function PasswordField(props: Props) {
  const { label, required = false, help, error, disabled = false, measured = false, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${styles.field}`}
    >
      <Field label={label} required={required} help={help} error={error}>
        <PasswordBox disabled={disabled} />
      </Field>
      {measured && <StrengthMeter password={rest.value} />}
    </AriaTextField>
  );
}
