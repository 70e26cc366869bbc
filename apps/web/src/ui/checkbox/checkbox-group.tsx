import type { Ref } from 'react';
import { CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { ChoiceHelp } from '../field/choice-help.tsx';
import fieldStyles from '../field/field.module.css';
import { Field } from '../field/field.tsx';
import type { FieldProps, Focusable } from '../field/field-props.ts';
import type { Choice } from '../field/option.ts';
import { useFirstChoice } from '../field/use-first-choice.ts';
import { CheckboxChoice } from './checkbox-choice.tsx';

type Props = FieldProps & {
  options: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  name?: string;
  ref?: Ref<Focusable>;
};

export function CheckboxGroup(props: Props) {
  const { label, required = false, help, error, disabled = false, ref, options, value, ...rest } = props;
  return (
    <AriaCheckboxGroup
      {...rest}
      ref={useFirstChoice(ref)}
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
