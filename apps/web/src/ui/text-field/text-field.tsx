import { TextField as AriaTextField, FieldError, Input, Label, Text } from 'react-aria-components/TextField';
import { AlertIcon } from '../icon/icons.tsx';
import styles from './text-field.module.css';

const DEFAULT_MAX_LENGTH = 100;

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search';
  autoComplete?: string;
  maxLength?: number;
  required?: boolean;
  help?: string;
  error?: string | undefined;
};

export function TextField(props: Props) {
  const { label, required = false, help, error, maxLength = DEFAULT_MAX_LENGTH, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      maxLength={maxLength}
      isRequired={required}
      isInvalid={Boolean(error)}
      // The form decides what is wrong and says it here; the browser's own bubbles stay away.
      validationBehavior="aria"
      className={`${styles.field}`}
    >
      <Label className={`${styles.label}`}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.asterisk}>
            *
          </span>
        )}
      </Label>
      <Input className={`${styles.input}`} />
      {help && (
        <Text slot="description" className={`${styles.help}`}>
          {help}
        </Text>
      )}
      <FieldError className={`${styles.error}`}>
        <AlertIcon />
        {error}
      </FieldError>
    </AriaTextField>
  );
}
