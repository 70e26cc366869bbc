import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import field from '../field/field.module.css';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import styles from './range-field.module.css';

export type RangeText = { lowest: string; highest: string };

type Props = Omit<FieldProps, 'required'> & {
  value: RangeText;
  onChange: (value: RangeText) => void;
  maxLength: number;
};

/** From a number to a number; either side can be left open. */
export function RangeField({ value, onChange, onBlur, maxLength, ...rest }: Props) {
  const { label, error, disabled = false } = rest;
  const side = (name: keyof RangeText) => (
    <TextField
      aria-label={`${name === 'lowest' ? 'Lowest' : 'Highest'} ${label.toLowerCase()}`}
      value={value[name]}
      onChange={(text) => onChange({ ...value, [name]: text })}
      {...(onBlur && { onBlur })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLength}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${field.box}`}
    >
      <Input placeholder="Any" className={`${field.input}`} />
    </TextField>
  );
  return (
    <FieldGroup {...rest}>
      <div className={styles.sides}>
        {side('lowest')}
        <span aria-hidden="true" className={styles.to}>
          to
        </span>
        {side('highest')}
      </div>
      <p role="status" className="visually-hidden">
        {error}
      </p>
    </FieldGroup>
  );
}
