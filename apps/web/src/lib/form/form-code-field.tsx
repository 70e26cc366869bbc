import { CODE_LENGTH } from '@hub/contract/auth/users/email';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './form-code-field.module.css';
import { FieldAnchor, useFormField } from './form-field.tsx';

type Props = {
  /** Called when all digits are there, so that no button is needed. */
  onComplete: () => void;
  autoFocus?: boolean;
};

/**
 * A code from a mail. A single field for all digits, so that it can be pasted, filled in by a phone, and read
 * out as one.
 */
export function FormCodeField({ onComplete, autoFocus = false }: Props) {
  const { control } = useFormField({ name: 'code', label: 'Code' }, '');

  function change(text: string) {
    const digits = digitsOf(text);
    control.onChange(digits);
    if (digits.length === CODE_LENGTH && digits !== control.value) onComplete();
  }

  return (
    <FieldAnchor name="code">
      <div className={styles.code}>
        <TextField
          {...control}
          onChange={change}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          help={`The ${CODE_LENGTH} digits of the message, checked once all are there`}
        />
      </div>
    </FieldAnchor>
  );
}

/** A pasted code may have spaces, hyphens or words around it. */
export const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, CODE_LENGTH);
