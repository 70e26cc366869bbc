import { CODE_LENGTH } from '@hub/contract/auth/users/email';
import { FieldPlace } from '../../lib/form/field-place.tsx';
import { useFormField } from '../../lib/form/use-form-field.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './code-form.module.css';
import { digitsOf } from './digits-of.ts';

/** One field for all digits: it can be pasted into, filled in by a phone, and read out as one. */
export function CodeField() {
  const { control } = useFormField({ name: 'code', label: 'Code' }, '');
  return (
    <FieldPlace name="code">
      <div className={styles.code}>
        <TextField
          {...control}
          onChange={(text) => control.onChange(digitsOf(text))}
          inputMode="numeric"
          autoComplete="one-time-code"
          help={`The ${CODE_LENGTH} digits of the message`}
        />
      </div>
    </FieldPlace>
  );
}
