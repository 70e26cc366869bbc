import type { ReactNode } from 'react';
import { CheckboxField } from 'react-aria-components/Checkbox';
import fieldStyles from '../field/field.module.css';
import { type FieldProps, LabelText } from '../field/field.tsx';
import { FieldNotes } from '../field/field-notes.tsx';
import { CheckboxChoice } from './checkbox-choice.tsx';

type Props = Omit<FieldProps, 'label'> & {
  /** May hold a link. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some, but not all, of what it stands for is checked. */
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
