import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import choiceStyles from '../field/choice.module.css';
import fieldStyles from '../field/field.module.css';
import { type Choice, Field, type FieldProps } from '../field/field.tsx';
import { ChoiceHelp } from '../field/field-notes.tsx';
import styles from './radio-group.module.css';

type Props = FieldProps & {
  options: readonly Choice[];
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  /** Horizontal for two or three short ones. */
  orientation?: 'vertical' | 'horizontal';
  name?: string;
};

export function RadioGroup(props: Props) {
  const { label, required = false, help, error, disabled = false, options, ...rest } = props;
  const { orientation = 'vertical', ...input } = rest;
  return (
    <AriaRadioGroup
      {...input}
      orientation={orientation}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${fieldStyles.field}`}
    >
      <Field label={label} required={required} help={help} error={error}>
        <div className={styles[orientation]}>
          {options.map((option) => (
            <RadioField key={option.value} value={option.value} isDisabled={option.disabled ?? false}>
              <RadioButton className={`${choiceStyles.choice}`}>
                <span className={`${choiceStyles.mark} ${styles.circle}`} />
                <span className={styles.label}>{option.label}</span>
              </RadioButton>
              <ChoiceHelp>{option.help}</ChoiceHelp>
            </RadioField>
          ))}
        </div>
      </Field>
    </AriaRadioGroup>
  );
}
