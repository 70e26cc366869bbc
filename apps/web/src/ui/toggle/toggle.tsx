import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import choiceStyles from '../field/choice.module.css';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field.tsx';
import { FieldNotes } from '../field/field-notes.tsx';
import styles from './toggle.module.css';

type Props = Omit<FieldProps, 'required'> & {
  on: boolean;
  onChange: (on: boolean) => void;
  name?: string;
};

/** For a setting that applies at once. In a form that is submitted, use a Checkbox. */
export function Toggle({ label, help, error, disabled = false, on, ...rest }: Props) {
  return (
    <SwitchField
      {...rest}
      isSelected={on}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${fieldStyles.field} ${styles.toggle}`}
    >
      <SwitchButton className={`${choiceStyles.choice}`}>
        <span className={`${choiceStyles.mark} ${styles.track}`}>
          <span className={styles.thumb} />
        </span>
        <span>{label}</span>
      </SwitchButton>
      <FieldNotes help={help} error={error} />
    </SwitchField>
  );
}
