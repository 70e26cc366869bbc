import { CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import fieldStyles from '../field/field.module.css';
import { type Choice, Field, type FieldProps } from '../field/field.tsx';
import { ChoiceHelp } from '../field/field-notes.tsx';
import { CheckboxChoice } from './checkbox.tsx';

type Props = FieldProps & {
  options: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  name?: string;
};

export function CheckboxGroup(props: Props) {
  const { label, required = false, help, error, disabled = false, options, value, ...rest } = props;
  return (
    <AriaCheckboxGroup
      {...rest}
      value={[...value]}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${fieldStyles.field}`}
    >
      <Field label={label} required={required} help={help} error={error}>
        <div>
          {options.map((option) => (
            <CheckboxField key={option.value} value={option.value} isDisabled={option.disabled ?? false}>
              <CheckboxChoice>{option.label}</CheckboxChoice>
              <ChoiceHelp>{option.help}</ChoiceHelp>
            </CheckboxField>
          ))}
        </div>
      </Field>
    </AriaCheckboxGroup>
  );
}
