import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import choiceStyles from '../field/choice.module.css';
import fieldStyles from '../field/field.module.css';
import { type FieldProps, LabelText } from '../field/field.tsx';
import { FieldNotes } from '../field/field-notes.tsx';
import { CheckIcon } from '../icon/icons.tsx';
import styles from './checkbox.module.css';

type Props = Omit<FieldProps, 'label'> & {
  /** May hold a link. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some but not all of its items are checked. */
  indeterminate?: boolean;
  name?: string;
};

export function Checkbox(props: Props) {
  const { label, required = false, help, error, disabled = false, ...rest } = props;
  const { checked, indeterminate = false, ...input } = rest;
  return (
    <CheckboxField
      {...input}
      isSelected={checked}
      isIndeterminate={indeterminate}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${fieldStyles.field}`}
    >
      <CheckboxChoice>
        <LabelText required={required}>{label}</LabelText>
      </CheckboxChoice>
      <FieldNotes help={help} error={error} />
    </CheckboxField>
  );
}

/** The square and its label. */
export function CheckboxChoice({ children }: { children: ReactNode }) {
  return (
    <CheckboxButton className={`${choiceStyles.choice}`}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={`${choiceStyles.mark} ${styles.square}`}>
            {isIndeterminate ? <span className={styles.dash} /> : isSelected && <CheckIcon />}
          </span>
          <span>{children}</span>
        </>
      )}
    </CheckboxButton>
  );
}
